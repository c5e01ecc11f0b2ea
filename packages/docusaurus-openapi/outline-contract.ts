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

/** What sidebars need to know of a tag. */
const OF_TAG = ['name', 'parent', 'kind', 'summary', 'x-displayName'];

/** A page as a webhook, whatever it is of: the plugin knows every method of one, and makes nothing but its page. */
const outlinePage = ({slug, cursor}: Operation) =>
  [slug, {post: {...pick(cursor.object, ['tags']), operationId: slug}}] as const;

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
