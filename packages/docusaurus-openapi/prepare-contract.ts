import {
  type Cursor,
  INTRODUCTION,
  listOperations,
  listWebhooks,
  METHODS,
  openContract,
  type Operation,
  toSlug,
  UniqueSlugs,
} from '@openapi-portal/openapi-model';
import {type JsonObject, omit} from '@openapi-portal/reports/json';

/** Methods that docusaurus-plugin-openapi-docs knows. */
const KNOWN = METHODS.filter((method) => method !== 'query');

const OTHERS = ['query', 'additionalOperations'];

/** Each operation under its path; one whose method the plugin does not know under a path of its own. */
function preparePaths(operations: readonly Operation[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const {path, method, slug, cursor, pathItem} of operations) {
    const isKnown = KNOWN.includes(method);
    const address = isKnown ? path : `${path}#${method}`;
    paths[address] = {
      ...omit(pathItem.object, isKnown ? OTHERS : [...METHODS, ...OTHERS]),
      ...paths[address],
      [isKnown ? method : 'get']: {...cursor.object, operationId: slug},
    };
  }
  return paths;
}

/** Without a body that has no form, on which the plugin fails. */
function withoutEmptyBody(operation: Cursor): JsonObject {
  const body = operation.get('requestBody')?.resolve();
  return body?.entries('content').length === 0
    ? omit(operation.object, ['requestBody'])
    : operation.object;
}

/** A webhook for each page: the plugin takes every member of one for a method. */
const prepareWebhooks = (webhooks: readonly Operation[]): JsonObject =>
  Object.fromEntries(
    webhooks.map(({slug, cursor}) => [
      slug,
      {post: {...withoutEmptyBody(cursor), operationId: slug}},
    ]),
  );

/**
 * The plugin names the file of the introduction by the title, which an operation may have for its id (`Search`), and
 * which no file may have for its name.
 */
function prepareTitle(contract: Cursor, pages: readonly Operation[]): string {
  const title = contract.get('info')?.text('title') ?? '';
  const slug = new UniqueSlugs(pages.map((page) => page.slug)).take(title, INTRODUCTION);
  return slug === toSlug(title) ? title : `${title.slice(0, 60)} ${INTRODUCTION}`;
}

const pick = (object: JsonObject, keys: readonly string[]): JsonObject =>
  omit(
    object,
    Object.keys(object).filter((key) => !keys.includes(key)),
  );

/** What sidebars need to know of a tag. */
const OF_TAG = ['name', 'parent', 'kind', 'summary', 'x-displayName'];

/** A page as a webhook, whatever it is of: all that the plugin makes of one is its page. */
const outlinePage = ({slug, cursor}: Operation) =>
  [slug, {post: {...pick(cursor.object, ['tags']), operationId: slug}}] as const;

/** What both forms of a contract are made from. */
function readPages(published: unknown) {
  const contract = openContract(published);
  const operations = listOperations(contract);
  const webhooks = listWebhooks(contract, operations);
  return {
    contract,
    operations,
    webhooks,
    title: prepareTitle(contract, [...operations, ...webhooks]),
  };
}

/**
 * What docusaurus-plugin-openapi-docs has to know of a contract to write the MDX of pages that we have rendered, and a
 * sidebar: which pages there are, and their tags. It makes requests and examples of all that a contract describes, for
 * pages of its own theme, and compares each request with each path. It fails where a parameter, a segment of a path or a
 * media type is called like something that all objects have (`toString`), and where a reference leads to another file.
 *
 * @param published the contract as one document, of any version
 * @throws ContractError where it cannot be read as a contract
 */
export function outlineContract(published: unknown): unknown {
  const {contract, operations, webhooks, title} = readPages(published);
  const {'x-tagGroups': groups} = contract.object;
  return {
    openapi: '3.1.0',
    info: {title, version: contract.get('info')?.text('version') ?? ''},
    tags: contract.items('tags').map((tag) => pick(tag.object, OF_TAG)),
    ...(groups !== undefined && {'x-tagGroups': groups}),
    paths: {},
    webhooks: Object.fromEntries([...operations, ...webhooks].map(outlinePage)),
  };
}

/**
 * A contract as docusaurus-plugin-openapi-docs can take it for the pages of its own theme: it fails on some of Swagger 2.0, leaves
 * out operations without a name, loses all but one of those whose ids become one file name, and knows neither the
 * method `query` nor those of `additionalOperations`.
 *
 * @param published the contract as one document, of any version
 * @returns it as OpenAPI 3.1
 * @throws ContractError where it cannot be read as a contract
 */
export function prepareContract(published: unknown): unknown {
  const {contract, operations, webhooks, title} = readPages(published);
  return {
    ...omit(contract.object, ['webhooks', 'x-webhooks']),
    openapi: '3.1.0',
    info: {...contract.get('info')?.object, title},
    paths: preparePaths(operations),
    ...(webhooks.length > 0 && {webhooks: prepareWebhooks(webhooks)}),
  };
}
