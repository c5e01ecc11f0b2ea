import {
  type ContractError,
  type Cursor,
  listOperations,
  openContract,
  type Operation,
  toContractError,
} from '@openapi-portal/openapi-model';
import {toContractPath} from '@openapi-portal/openapi-model/files';
import {DamagedFile, parsePublished} from '@openapi-portal/reports/damaged-file';
import {type JsonValue, mapMembers, readJson} from '@openapi-portal/reports/json';

import {failToFind, quote} from './fail-to-find';

/** An API of a site, by its folder of pages. */
export interface ApiRoute {
  readonly id: string;
  readonly route: string;
  /** Path of the page with a section for each problem type, if there is one. */
  readonly errorsPage?: string;
}

/** An API with its contract, as the site publishes it. */
export interface PublishedApi extends ApiRoute {
  readonly contract: Cursor;
  readonly operations: readonly Operation[];
}

/** References to schemas stay: the tool `get_schema` answers them one by one, and some refer to themselves. */
const isSchema = (reference: unknown): boolean =>
  typeof reference === 'string' && reference.startsWith('#/components/schemas/');

/** Values of one answer: references of a small contract can unfold to more than any memory has. */
const MOST_VALUES = 50_000;

/** Replaces references by their targets, until the result is large enough. */
class Parts {
  private left = MOST_VALUES;

  resolve(cursor: Cursor, followed: ReadonlySet<string> = new Set()): JsonValue {
    this.left -= 1;
    const reference = cursor.get('$ref')?.value;
    if (typeof reference !== 'string' || isSchema(reference))
      return mapMembers(cursor.value, (member) => this.resolve(cursor.with(member), followed));
    if (this.left < 0 || followed.has(reference)) return cursor.value;
    return this.resolve(cursor.resolve(), new Set(followed).add(reference));
  }
}

/**
 * A part of a contract with everything in it but schemas. A reference in what it refers to itself, or in an answer that is
 * too large, stays.
 */
export const resolveParts = (cursor: Cursor): JsonValue => new Parts().resolve(cursor);

/**
 * Runs a function that reads the contract of an API.
 *
 * @throws DamagedFile naming the file and the first part of the contract that cannot be read
 */
export function readFrom<Result>(api: ApiRoute, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const [{pointer, problem}] = toContractError(error, '#').errors as [ContractError];
    const fault = `cannot be read at ${quote(pointer)}: ${quote(problem)}`;
    throw new DamagedFile(toContractPath(api, 'json'), fault);
  }
}

/** APIs of a site that are read. */
const MOST_APIS = 1000;

/**
 * Reads the contracts of a published site, one after the other.
 *
 * @param read the text of a file of the site
 * @throws DamagedFile for a file that is not a contract
 */
export async function openContracts(
  read: (file: string) => Promise<string>,
  apis: readonly ApiRoute[],
): Promise<readonly PublishedApi[]> {
  const opened: PublishedApi[] = [];
  for (const api of apis.slice(0, MOST_APIS)) {
    const file = toContractPath(api, 'json');
    const document = parsePublished(file, await read(file), readJson);
    const contract = readFrom(api, () => openContract(document));
    opened.push({...api, contract, operations: readFrom(api, () => listOperations(contract))});
  }
  return opened;
}

/**
 * @param id of an API; all APIs if omitted
 * @throws Error naming the nearest API if there is none with this id
 */
export function selectApis(
  apis: readonly PublishedApi[],
  id: string | undefined,
): readonly PublishedApi[] {
  if (id === undefined) return apis;
  const found = apis.filter((api) => api.id === id);
  const known = apis.map((api) => api.id);
  return found.length > 0 ? found : failToFind('API', id, known);
}
