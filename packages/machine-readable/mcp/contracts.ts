import {type Cursor, listOperations, type Operation} from '@openapi-portal/openapi-model';
import {readPublished} from '@openapi-portal/openapi-model/files';
import {type JsonObject, type JsonValue, mapMembers} from '@openapi-portal/reports/json';
import {findNearest} from '@openapi-portal/reports';

import type {BuiltSite} from './built-site';

interface PublishedApi {
  readonly id: string;
  readonly route: string;
  readonly contract: Cursor;
  readonly operations: readonly Operation[];
}

/** An operation in a list. */
export interface OperationSummary {
  readonly api: string;
  /** By which `get` finds it. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** Path of its page, below the base URL. */
  readonly page: string;
  readonly deprecated?: true;
}

const toId = ({id, slug}: Operation): string => id ?? slug;

const toSummary = (api: PublishedApi, operation: Operation): OperationSummary => ({
  api: api.id,
  id: toId(operation),
  method: operation.method.toUpperCase(),
  path: operation.path,
  summary: operation.title,
  tag: operation.tag,
  page: `/${api.route}/${operation.slug}`,
  ...(operation.isDeprecated && {deprecated: true}),
});

/** References to schemas stay: `getSchema` answers them one by one, and some refer to themselves. */
const isSchema = (reference: unknown): boolean =>
  typeof reference === 'string' && reference.startsWith('#/components/schemas/');

/** A part of a contract with everything in it but schemas. */
function resolveParts(cursor: Cursor): JsonValue {
  const reference = cursor.get('$ref')?.value;
  if (typeof reference === 'string' && !isSchema(reference)) return resolveParts(cursor.resolve());
  return mapMembers(cursor.value, (member) => resolveParts(cursor.with(member)));
}

/** @throws Error naming the nearest where there is none of this name */
function failToFind(what: string, name: string, known: readonly string[]): never {
  const nearest = findNearest(name, known);
  const fix = nearest === undefined ? `there are ${known.length}` : `did you mean ${nearest}`;
  throw new Error(`There is no ${what} ${name}: ${fix}`);
}

/** The contracts of a built site. */
export class Contracts {
  private readonly apis: readonly PublishedApi[];

  constructor({buildDir, apis}: BuiltSite) {
    this.apis = apis.map(({id, route}) => {
      const contract = readPublished(buildDir, {route});
      return {id, route, contract, operations: listOperations(contract)};
    });
  }

  /** @param id of an API; all where it is left out */
  private select(id: string | undefined): readonly PublishedApi[] {
    if (id === undefined) return this.apis;
    const found = this.apis.filter((api) => api.id === id);
    const known = this.apis.map((api) => api.id);
    return found.length > 0 ? found : failToFind('API', id, known);
  }

  /** The operations of all APIs, or of one, in the order of the contract. */
  listOperations(api?: string): readonly OperationSummary[] {
    return this.select(api).flatMap((one) =>
      one.operations.map((operation) => toSummary(one, operation)),
    );
  }

  /**
   * An operation as the contract has it, with its parameters, answers and examples in place of references.
   *
   * @param id its `operationId`, or the last segment of its page's address
   * @throws Error naming the nearest operation, or API, where there is none
   */
  getOperation(id: string, api?: string): JsonObject {
    for (const one of this.select(api)) {
      const operation = one.operations.find((each) => toId(each) === id || each.slug === id);
      if (operation === undefined) continue;
      const {cursor, pathItem} = operation;
      const shared = pathItem.get('parameters');
      return {
        ...toSummary(one, operation),
        ...(shared && {pathParameters: resolveParts(shared)}),
        servers:
          (cursor.get('servers') ?? pathItem.get('servers') ?? one.contract.get('servers'))
            ?.value ?? [],
        security: (cursor.get('security') ?? one.contract.get('security'))?.value ?? [],
        operation: resolveParts(cursor),
      };
    }
    const known = this.listOperations(api).map((operation) => operation.id);
    return failToFind('operation', id, known);
  }

  /**
   * A schema as the contract has it.
   *
   * @param name the last part of a reference, or the whole: `#/components/schemas/User`
   * @throws Error naming the nearest schema, or API, where there is none
   */
  getSchema(name: string, api?: string): JsonValue {
    const short = name.replace(/^#\/components\/schemas\//, '');
    const apis = this.select(api);
    const entries = apis.flatMap(
      ({contract}) => contract.get('components')?.entries('schemas') ?? [],
    );
    const [, found] = entries.find(([key]) => key === short) ?? [];
    if (found !== undefined) return found.value;
    return failToFind(
      'schema',
      name,
      entries.map(([key]) => key),
    );
  }
}
