import type {ConsoleModel} from '@openapi-portal/openapi-model/requests';
import {
  type Cursor,
  flattenGroup,
  groupOperations,
  listOperations,
  type Operation,
  toContract,
} from '@openapi-portal/openapi-model';
import {toDefaultAddress} from '@openapi-portal/openapi-console/build';

import {toAuth} from './auth';
import {toRequest} from './request';
import {toResponses} from './response';
import type {Auth, Collection, Item, KeyValue} from './types';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** What a collection is made from. */
export interface CollectionSources {
  /** The contract as one document, OpenAPI 3.1. */
  readonly document: unknown;
  /** The request of each operation, by its slug. */
  readonly models: ReadonlyMap<string, ConsoleModel>;
  /** Absolute address of the API's pages, without a slash at its end. */
  readonly pages: string;
}

/** A variable for each server, which whoever takes the collection sets once. */
function toServerVariables(models: Iterable<ConsoleModel>): ReadonlyMap<string, string> {
  const addresses = new Set([...models].map(toDefaultAddress));
  return new Map(
    [...addresses].map((address, index) => [address, `baseUrl${index === 0 ? '' : index + 1}`]),
  );
}

/** The variables that requests name, without those of servers. */
function findCredentials(items: readonly Item[], auth: Auth): readonly KeyValue[] {
  const text = JSON.stringify([auth, ...items.map(({request}) => request.auth)]);
  const names = Array.from(text.matchAll(/"\{\{(\w+)\}\}"/g), ([, name = '']) => name);
  return [...new Set(names)].map((key) => ({key, value: ''}));
}

const describe = (operation: Operation, pages: string): string =>
  [operation.cursor.text('description'), `[Reference](${pages}/${operation.slug})`]
    .filter(Boolean)
    .join('\n\n');

class CollectionWriter {
  private readonly servers: ReadonlyMap<string, string>;
  private readonly auth: Auth;

  constructor(private readonly sources: CollectionSources) {
    const [first] = sources.models.values();
    this.servers = toServerVariables(sources.models.values());
    this.auth = first === undefined ? {type: 'noauth'} : toAuth(first);
  }

  private toItem(operation: Operation): Item {
    const {slug, title, cursor} = operation;
    const model = this.sources.models.get(slug);
    if (model === undefined) throw new Error(`There is no model of ${operation.pointer}`);
    const server = `{{${this.servers.get(toDefaultAddress(model)) ?? ''}}}`;
    const auth = toAuth(model);
    const hasOwn = JSON.stringify(auth) !== JSON.stringify(this.auth);
    return {
      name: title,
      request: {
        ...toRequest(model, server),
        ...(hasOwn && {auth}),
        description: describe(operation, this.sources.pages),
      },
      response: cursor
        .entries('responses')
        .flatMap(([status, response]) =>
          toResponses(status, response.resolve(), (example) => toRequest(model, server, example)),
        ),
    };
  }

  private toVariables(items: readonly Item[]): readonly KeyValue[] {
    const servers = [...this.servers].map(([value, key]) => ({key, value}));
    return [...servers, ...findCredentials(items, this.auth)];
  }

  write(contract: Cursor): Collection {
    const info = contract.get('info');
    const [version, description] = [info?.text('version'), info?.text('description')];
    const groups = groupOperations(contract, listOperations(contract)).flatMap(flattenGroup);
    const folders = groups.flatMap(({tag, label, cursor, operations}) => {
      const about = cursor?.text('description');
      // A request under each tag of its operation would be several requests.
      const item = operations.filter((one) => one.tag === tag).map((one) => this.toItem(one));
      if (item.length === 0) return [];
      return [{name: label, ...(about !== undefined && {description: about}), item}];
    });
    return {
      info: {
        name: info?.text('title') ?? 'API',
        schema: SCHEMA,
        ...(version !== undefined && {version}),
        ...(description !== undefined && {description}),
      },
      auth: this.auth,
      item: folders,
      variable: this.toVariables(folders.flatMap(({item}) => item)),
    };
  }
}

/**
 * An API as a Postman collection v2.1.0: a folder for each tag, a request for each operation with the
 * contract's first examples, and its examples of answers.
 *
 * @throws ContractError where the contract cannot be read
 */
export const buildCollection = (sources: CollectionSources): Collection =>
  new CollectionWriter(sources).write(toContract(sources.document));
