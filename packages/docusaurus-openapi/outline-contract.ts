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

/** Members of a tag that sidebars need. */
const OF_TAG = ['name', 'parent', 'kind', 'summary', 'x-displayName'];

/** A page as a webhook, whatever it is of: the plugin knows every method of one, and makes nothing but its page. */
const outlinePage = ({slug, cursor}: Operation) =>
  [slug, {post: {...pick(cursor.object, ['tags']), operationId: slug}}] as const;

/**
 * Outlines a contract for docusaurus-plugin-openapi-docs: the pages and their tags, from which it writes the MDX of
 * pages that we have rendered, and a sidebar. From a whole contract it would build requests and examples for pages of
 * its own theme, and compare each request with each path. It would also fail at names that all objects have
 * (`toString`), and at references to other files.
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
