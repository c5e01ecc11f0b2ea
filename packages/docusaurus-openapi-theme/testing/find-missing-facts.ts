import {themeParts} from '../theme-parts';
import {
  INTRODUCTION,
  listOperations,
  listWebhooks,
  toContract,
} from '@openapi-portal/openapi-model';
import {renderApi, type RenderedPage} from '@openapi-portal/openapi-reference';
import {collectApiFacts, collectFacts, type Fact} from './contract-facts';
import {PageText} from './page-text';

export interface Coverage {
  readonly facts: number;
  readonly missing: readonly Fact[];
}

/** Lists a page and the schema pages to which it links, directly or through other schema pages. */
function findLinkedPages(
  page: RenderedPage,
  byId: ReadonlyMap<string, RenderedPage>,
): readonly RenderedPage[] {
  const pages = new Set([page]);
  for (const {schemas} of pages)
    for (const {id} of schemas) {
      const linked = byId.get(id);
      if (linked !== undefined) pages.add(linked);
    }
  return [...pages];
}

/** The HTML for readers, or the plain HTML from which Markdown is made. */
export type Form = 'html' | 'plainHtml';

/**
 * Looks up every fact of a contract on its pages: facts about the whole API on the API's page, and facts about an
 * operation or webhook on its own page and the linked schema pages.
 *
 * @param document an OpenAPI 3.1 document
 */
export function findMissingFacts(document: unknown, form: Form = 'html'): Coverage {
  const {pages} = renderApi(document, {basePath: '/api', parts: themeParts});
  const byId = new Map(pages.map((page) => [page.id, page]));
  const contract = toContract(document);
  const ofApi = collectApiFacts(contract);
  const introduction = new PageText([byId.get(INTRODUCTION)?.[form] ?? '']);
  const missing = ofApi.filter((fact) => !introduction.says(fact));
  let count = ofApi.length;
  const operations = listOperations(contract);
  for (const operation of [...operations, ...listWebhooks(contract, operations)]) {
    const page = byId.get(operation.slug);
    if (page === undefined) throw new Error(`${operation.slug} has no page`);
    const text = new PageText(findLinkedPages(page, byId).map((one) => one[form]));
    const facts = collectFacts(operation);
    count += facts.length;
    missing.push(...facts.filter((fact) => !text.says(fact)));
  }
  return {facts: count, missing};
}
