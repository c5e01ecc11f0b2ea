import {
  type Cursor,
  listOperations,
  openContract,
  type Operation,
} from '@openapi-portal/openapi-model';
import {toContractPath} from '@openapi-portal/openapi-model/files';
import {type JsonValue, mapMembers, readJson} from '@openapi-portal/reports/json';

import {failToFind} from './fail-to-find';
import type {SiteFiles} from './site-files';

/** An API of a site, by its folder of pages. */
export interface ApiRoute {
  readonly id: string;
  readonly route: string;
  /** Path of the page with a section for each problem type; nothing where it has none. */
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

/** A part of a contract with everything in it but schemas. */
export function resolveParts(cursor: Cursor): JsonValue {
  const reference = cursor.get('$ref')?.value;
  if (typeof reference === 'string' && !isSchema(reference)) return resolveParts(cursor.resolve());
  return mapMembers(cursor.value, (member) => resolveParts(cursor.with(member)));
}

/** The contracts of a published site. */
export const openContracts = (
  files: SiteFiles,
  apis: readonly ApiRoute[],
): Promise<readonly PublishedApi[]> =>
  Promise.all(
    apis.map(async (api) => {
      const json = await files.require(toContractPath(api, 'json'));
      const contract = openContract(readJson(json));
      return {...api, contract, operations: listOperations(contract)};
    }),
  );

/**
 * @param id of an API; all where it is left out
 * @throws Error naming the nearest API where there is none
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
