import type {McpServer} from '@modelcontextprotocol/server';
import type {JsonValue} from '@openapi-portal/reports/json';
import {z} from 'zod';

import {type OpenedApi, readFromAll} from '../contracts';
import {throwNotFound} from '../throw-not-found';
import type {OpenedSite} from '../open-site';
import {annotations, answer, api, argument, DATA_NOTICE} from './answer';

/**
 * Returns a schema of the contract.
 *
 * @param name name of the schema, or a reference such as `#/components/schemas/User`
 * @throws Error with the most similar name if there is no such schema or API
 */
export function getSchema(apis: readonly OpenedApi[], name: string, ofApi?: string): JsonValue {
  const short = name.replace(/^#\/components\/schemas\//, '');
  const all = readFromAll(
    apis,
    ofApi,
    (one) => one.contract.get('components')?.entries('schemas') ?? [],
  );
  const [, found] = all.found.find(([key]) => key === short) ?? [];
  if (found !== undefined) return found.value;
  return throwNotFound(
    'schema',
    name,
    all.found.map(([key]) => key),
    all.refused,
  );
}

export function registerSchemaTools(server: McpServer, {openContracts}: OpenedSite): void {
  server.registerTool(
    'get_schema',
    {
      description: `Gets one schema from the OpenAPI contract, as JSON Schema. Use it for the fields of a body: types, lengths, allowed values, which are required. ${DATA_NOTICE}`,
      inputSchema: z.object({
        name: argument.describe('Name of the schema, or a complete $ref'),
        api,
      }),
      outputSchema: z.object({schema: z.unknown()}),
      annotations,
    },
    async ({name, api: ofApi}) => {
      const schema = getSchema(await openContracts(), name, ofApi);
      return answer({schema});
    },
  );
}
