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

import {throwNotFound, quote} from './throw-not-found';

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

/** An API whose contract cannot be read. */
export interface UnreadableApi extends ApiRoute {
  /** The message contains file and fix. */
  readonly fault: Error;
}

export type OpenedApi = PublishedApi | UnreadableApi;

export const isUnreadable = (api: OpenedApi): api is UnreadableApi => 'fault' in api;

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

type Read = (file: string) => Promise<string>;

async function openApi(read: Read, api: ApiRoute): Promise<OpenedApi> {
  const file = toContractPath(api, 'json');
  try {
    const document = parsePublished(file, await read(file), readJson);
    const contract = readFrom(api, () => openContract(document));
    return {...api, contract, operations: readFrom(api, () => listOperations(contract))};
  } catch (error) {
    return {...api, fault: error as Error};
  }
}

/**
 * Reads the contracts of a published site. An API whose contract cannot be read is refused, the others are opened.
 *
 * @param read returns the text of a file of the site
 * @param before APIs from an earlier call; only the refused ones are read again
 */
export async function openContracts(
  read: Read,
  apis: readonly ApiRoute[],
  before: readonly OpenedApi[] = [],
): Promise<readonly OpenedApi[]> {
  const opened: OpenedApi[] = [];
  for (const [index, api] of apis.slice(0, MOST_APIS).entries()) {
    const known = before[index];
    opened.push(known === undefined || isUnreadable(known) ? await openApi(read, api) : known);
  }
  return opened;
}

/**
 * Returns the API with the given id, or all APIs if `id` is undefined.
 *
 * @throws Error with the most similar id if the API does not exist
 */
function selectApis(apis: readonly OpenedApi[], id: string | undefined): readonly OpenedApi[] {
  if (id === undefined) return apis;
  const found = apis.filter((api) => api.id === id);
  const known = apis.map((api) => api.id);
  return found.length > 0 ? found : throwNotFound('API', id, known);
}

export interface Found<Result> {
  readonly found: readonly Result[];
  /** A sentence for each API that could not be read, without a full stop. */
  readonly refused: readonly string[];
}

function readApi<Result>(api: OpenedApi, read: (api: PublishedApi) => readonly Result[]) {
  if (isUnreadable(api)) throw api.fault;
  return readFrom(api, () => read(api));
}

/**
 * Reads something from the API with the given id, or from all APIs that can be read if `id` is undefined.
 *
 * @throws Error if the API does not exist, or no API can be read
 */
export function readFromAll<Result>(
  apis: readonly OpenedApi[],
  id: string | undefined,
  read: (api: PublishedApi) => readonly Result[],
): Found<Result> {
  const found: Result[] = [];
  const faults: [api: OpenedApi, fault: Error][] = [];
  const selected = selectApis(apis, id);
  for (const api of selected) {
    try {
      found.push(...readApi(api, read));
    } catch (error) {
      faults.push([api, error as Error]);
    }
  }
  const [[, first] = []] = faults;
  if (first !== undefined && faults.length === selected.length) throw first;
  const refused = faults.map(([api, {message}]) => `API ${quote(api.id)}: ${message}`);
  return {found, refused};
}
