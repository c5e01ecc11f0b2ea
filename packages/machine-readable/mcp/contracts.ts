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

export interface ApiRoute {
  readonly id: string;
  readonly route: string;
  /** Path of the page with a section per problem type. */
  readonly errorsPage?: string;
}

export interface PublishedApi extends ApiRoute {
  readonly contract: Cursor;
  readonly operations: readonly Operation[];
}

/**
 * Returns true for references to schemas. They are not resolved, because `get_schema` returns schemas and some
 * schemas are recursive.
 */
const isSchema = (reference: unknown): boolean =>
  typeof reference === 'string' && reference.startsWith('#/components/schemas/');

/** Maximum number of values in a result, because references in a small contract can expand exponentially. */
const MOST_VALUES = 50_000;

/** Replaces references with their targets until the limit is reached. */
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
 * Resolves all references except those to schemas. Circular references, and references beyond the size limit,
 * are kept.
 */
export const resolveParts = (cursor: Cursor): JsonValue => new Parts().resolve(cursor);

/**
 * Runs a function that reads the contract of an API.
 *
 * @throws DamagedFile with the file and the first part of the contract that cannot be read
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

const MOST_APIS = 1000;

/**
 * Reads the contracts of a published site.
 *
 * @param read returns the text of a file of the site
 * @throws DamagedFile if a file is not a contract
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
 * Returns the API with the given id, or all APIs if `id` is undefined.
 *
 * @throws Error with the most similar id if the API does not exist
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
