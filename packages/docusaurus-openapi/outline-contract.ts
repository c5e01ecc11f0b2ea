import {
  type Cursor,
  INTRODUCTION,
  listOperations,
  listWebhooks,
  openContract,
  type Operation,
  toSlug,
  UniqueSlugs,
} from '@openapi-portal/openapi-model';
import {type JsonObject, omit} from '@openapi-portal/reports/json';

/** Returns a title for the overview page whose file name collides with no operation id. */
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

/** Properties of a tag that the sidebar needs. */
const OF_TAG = ['name', 'parent', 'kind', 'summary', 'x-displayName'];

const outlinePage = ({slug, cursor}: Operation) =>
  [slug, {post: {...pick(cursor.object, ['tags']), operationId: slug}}] as const;

/**
 * Reduces a contract to its pages and their tags, from which docusaurus-plugin-openapi-docs writes MDX files and a
 * sidebar. From the complete contract it would also build requests and examples for its own theme, and compare each
 * request with each path. It would fail on names such as `toString`, which all objects have, and on references to
 * other files.
 *
 * @param published the contract as one document, of any version
 * @throws ContractError if it cannot be read as a contract
 */
export function outlineContract(published: unknown): unknown {
  const contract = openContract(published);
  const operations = listOperations(contract);
  const all = [...operations, ...listWebhooks(contract, operations)];
  const {'x-tagGroups': groups} = contract.object;
  return {
    openapi: '3.1.0',
    info: {
      title: prepareTitle(contract, all),
      version: contract.get('info')?.text('version') ?? '',
    },
    tags: contract.items('tags').map((tag) => pick(tag.object, OF_TAG)),
    ...(groups !== undefined && {'x-tagGroups': groups}),
    paths: {},
    webhooks: Object.fromEntries(all.map(outlinePage)),
  };
}
