import {writeJson} from '@openapi-portal/reports/json';
import type {ConsoleModel} from '@openapi-portal/openapi-model/inputs';
import {
  type Cursor,
  flattenGroup,
  formatMethod,
  groupOperations,
  listOperations,
  mapAll,
  type Operation,
  toContract,
} from '@openapi-portal/openapi-model';
import {hasBodyMethod} from '@openapi-portal/openapi-requests';
import {toDefaultAddress} from '@openapi-portal/openapi-requests/build';

import {type Flow, toAuth, toFlow} from './auth';
import {findVariables, type OperationVariables, listVariables, buildTests} from './variables';
import {separateAll} from './literal';
import {toRequest} from './request';
import {toOriginal, toResponses} from './response';
import type {Auth, Collection, Item, KeyValue, Request} from './types';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export interface CollectionSources {
  /** The bundled contract as OpenAPI 3.1. */
  readonly document: unknown;
  /** Console models by operation slug. */
  readonly models: ReadonlyMap<string, ConsoleModel>;
  /** Absolute URL of the API's pages, without a trailing slash. */
  readonly pages: string;
}

/** Prepares a model for Postman, except for the body, whose text depends on its media type. */
const toLiteral = ({requestBody, ...model}: ConsoleModel): ConsoleModel => ({
  ...separateAll(model),
  ...(requestBody !== undefined && {requestBody}),
});

/** Returns a variable name for each server URL: `baseUrl`, `baseUrl2` and so on. */
function toServerVariables(models: Iterable<ConsoleModel>): ReadonlyMap<string, string> {
  const addresses = new Set([...models].map(toDefaultAddress));
  return new Map(
    [...addresses].map((address, index) => [address, `baseUrl${index === 0 ? '' : index + 1}`]),
  );
}

/** Lists the credential variables that the requests use, with empty values. */
function findCredentials(items: readonly Item[], auth: Auth): readonly KeyValue[] {
  const text = writeJson([auth, ...items.map(({request}) => request.auth)]);
  const names = Array.from(text.matchAll(/"\{\{(\w+)\}\}"/g), ([, name = '']) => name);
  return [...new Set(names)].map((key) => ({key, value: ''}));
}

const describe = (operation: Operation, pages: string): string =>
  [operation.cursor.text('description'), `[Reference](${pages}/${operation.slug})`]
    .filter(Boolean)
    .join('\n\n');

/** Returns the sort position of an operation, so that records are created, read, updated and then deleted. */
function toRank({method}: Operation, isCreate: boolean): number {
  if (isCreate) return 0;
  const name = formatMethod(method);
  if (name === 'GET' || name === 'HEAD') return 1;
  return name === 'DELETE' ? 3 : 2;
}

/** Returns the first successful status of an operation, or `200` if the contract has none. */
const findStatus = ({cursor}: Operation): string =>
  cursor
    .entries('responses')
    .map(([status]) => status)
    .find((status) => /^2\d\d$/.test(status)) ?? '200';

/** Builds the request of each body example once, because many responses may share it. */
function createOriginals(model: ConsoleModel, server: string): (example: string) => Request {
  const {examples = []} = model.requestBody?.mediaTypes[0] ?? {};
  const named = new Set(examples.map(({name}) => name));
  const known = new Map<string, Request>();
  return (example) => {
    const name = named.has(example) ? example : '';
    const original = known.get(name) ?? toOriginal(toRequest(model, server, name));
    known.set(name, original);
    return original;
  };
}

class CollectionWriter {
  private readonly stored: ReadonlyMap<ConsoleModel, OperationVariables>;
  private readonly servers: ReadonlyMap<string, string>;
  private readonly auth: Auth;
  private readonly flow: Flow | undefined;

  constructor(private readonly sources: CollectionSources) {
    const [first] = sources.models.values();
    this.servers = toServerVariables(sources.models.values());
    const flow = toFlow(toContract(sources.document));
    this.auth = first === undefined ? {type: 'noauth'} : toAuth(first, flow);
    this.flow = flow;
    this.stored = findVariables([...sources.models.values()]);
  }

  private toItem(operation: Operation): Item {
    const {slug, title, cursor} = operation;
    const model = this.sources.models.get(slug);
    if (model === undefined) throw new Error(`The model of ${operation.pointer} is missing`);
    const server = `{{${this.servers.get(toDefaultAddress(model)) ?? ''}}}`;
    const auth = toAuth(model, this.flow);
    const stored = this.stored.get(model);
    const findOriginal = createOriginals(model, server);
    const hasOwn = writeJson(auth) !== writeJson(this.auth);
    const request = toRequest(model, server, stored?.create?.example, stored);
    return {
      name: title,
      ...(stored !== undefined && {event: buildTests(model, stored, findStatus(operation))}),
      ...(request.body !== undefined &&
        !hasBodyMethod(request.method) && {protocolProfileBehavior: {disableBodyPruning: true}}),
      request: {
        ...request,
        ...(hasOwn && {auth}),
        description: describe(operation, this.sources.pages),
      },
      response: cursor
        .entries('responses')
        .flatMap(([status, response]) => toResponses(status, response.resolve(), findOriginal)),
    };
  }

  private sort(operations: readonly Operation[]): readonly Operation[] {
    const rank = (operation: Operation): number => {
      const model = this.sources.models.get(operation.slug);
      return toRank(operation, model !== undefined && this.stored.get(model)?.create !== undefined);
    };
    return [...operations].sort((a, b) => rank(a) - rank(b));
  }

  private toVariables(items: readonly Item[]): readonly KeyValue[] {
    const servers = [...this.servers].map(([value, key]) => ({key, value}));
    const stored = listVariables([...this.sources.models.values()], this.stored);
    return [...servers, ...findCredentials(items, this.auth), ...stored];
  }

  write(contract: Cursor): Collection {
    const info = contract.get('info');
    const [version, description] = [info?.text('version'), info?.text('description')];
    const groups = groupOperations(contract, listOperations(contract)).flatMap(flattenGroup);
    const folders = groups.flatMap(({tag, label, cursor, operations}) => {
      const about = cursor?.text('description');
      // An operation with several tags is only listed under its first tag. Otherwise it would be sent several
      // times.
      const own = operations.filter((one) => one.tag === tag);
      const item = mapAll(
        this.sort(own),
        (one) => this.toItem(one),
        ({pointer}) => pointer,
      );
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
 * Builds a Postman collection v2.1.0 with a folder per tag and a request per operation. Requests and saved
 * responses use the examples of the contract.
 *
 * @throws ContractError if the contract cannot be read
 */
export function buildCollection({models, ...others}: CollectionSources): Collection {
  const literal = new Map([...models].map(([slug, model]) => [slug, toLiteral(model)]));
  return new CollectionWriter({...others, models: literal}).write(toContract(others.document));
}
