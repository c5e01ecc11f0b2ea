import {
  attempt,
  BUDGET,
  ContractError,
  type Cursor,
  FIX_OF_SIZE,
  flattenGroup,
  groupOperations,
  INTRODUCTION,
  limitSchemaPages,
  listOperations,
  listWebhooks,
  type Operation,
  sharePages,
  throwAll,
  toContract,
  toSchemaName,
  UniqueSlugs,
} from '@openapi-portal/openapi-model';
import {renderIntroduction} from './introduction';
import {type ApiNames, buildNames} from './mentionable';
import {describeLinked, type LinkedSchema} from './linked-schema';
import {type OperationExtras, renderOperation} from './operation';
import type {PageContext, PageLink, RenderedPage} from './page';
import {framePages} from './render-page';
import {renderSchema} from './render-schema';
import {renderWebhook} from './webhook';

export interface ApiOptions extends Omit<
  PageContext,
  'toSchemaId' | 'returnedBy' | 'findOperation' | 'schemas' | 'groups' | 'share' | 'firstPreview'
> {
  readonly findExtras?: (operation: Operation) => OperationExtras;
  /** Replaces a page by a smaller representation until it is needed. By default, pages are kept unchanged. */
  readonly keep?: (page: RenderedPage) => RenderedPage;
  /** Pages of an earlier attempt by id, which are not rendered again. Receives those that are rendered. */
  readonly rendered?: Map<string, RenderedPage>;
  readonly take?: (operation: Operation, render: () => RenderedPage) => RenderedPage;
}

function renderOnce(
  id: string,
  render: () => RenderedPage,
  {rendered, keep}: ApiOptions,
): RenderedPage {
  const known = rendered?.get(id);
  if (known !== undefined) return known;
  const page = render();
  const kept = keep?.(page) ?? page;
  rendered?.set(id, kept);
  return kept;
}

/** Forgets the pages that link to a schema without a name, because nothing takes its place when it is left out. */
function forgetLinking({id, pointer}: LinkedSchema, rendered: ApiOptions['rendered']): void {
  if (toSchemaName(pointer) !== undefined) return;
  for (const page of rendered?.values() ?? [])
    if (page.schemas.some((schema) => schema.id === id)) rendered?.delete(page.id);
}

/** Assigns page ids to all component schemas, so that ids do not depend on which pages a thread renders. */
function createSchemaIds(
  contract: Cursor,
  operations: readonly Pick<Operation, 'slug'>[],
): (name: string) => string {
  const slugs = new UniqueSlugs([INTRODUCTION, ...operations.map(({slug}) => slug)]);
  const ids = new Map<string, string>();
  const toId = (name: string): string => {
    const id = ids.get(name) ?? slugs.take(`schema ${name}`, name);
    ids.set(name, id);
    return id;
  };
  (contract.get('components')?.entries('schemas') ?? []).forEach(([name]) => toId(name));
  return toId;
}

/** Lists all schemas of a contract without operations and webhooks, which other files use. */
function listAlone({contract, operations, webhooks, context}: Read): readonly LinkedSchema[] {
  if (operations.length + webhooks.length > 0) return [];
  const schemas = contract.get('components')?.entries('schemas') ?? [];
  return schemas.map(([, schema]) => describeLinked(schema, context.toSchemaId));
}

function renderSchemas(
  pages: readonly Pick<RenderedPage, 'schemas'>[],
  render: (schema: LinkedSchema) => readonly RenderedPage[],
): readonly RenderedPage[] {
  const linked = new Map<string, LinkedSchema>();
  const add = ({schemas}: Pick<RenderedPage, 'schemas'>): void =>
    schemas.forEach((schema) => linked.set(schema.id, linked.get(schema.id) ?? schema));
  pages.forEach(add);
  const rendered: RenderedPage[] = [];
  // The loop also visits schemas that are added to the map while it runs.
  for (const schema of linked.values()) {
    const found = render(schema);
    found.forEach(add);
    for (const page of found) rendered.push(page);
  }
  return rendered.sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Returns a function that renders pages of schemas until their total size reaches the limit. */
function createSchemaRenderer(contract: Cursor, context: PageContext) {
  const most = limitSchemaPages(contract);
  let left = most;
  return (schema: LinkedSchema): RenderedPage => {
    if (left <= 0) {
      const size = (most / 1_000_000).toFixed(0);
      throw new ContractError(
        schema.pointer,
        `has a page, but the pages of schemas may have ${size} MB of HTML together`,
        FIX_OF_SIZE,
      );
    }
    // A page that is too large throws, and counts as one that is just small enough.
    left -= BUDGET.page.html;
    const page = renderSchema(contract, schema, context);
    left += BUDGET.page.html - Buffer.byteLength(page.html);
    return page;
  };
}

function sortPages(
  pages: readonly RenderedPage[],
  contract: Cursor,
  operations: readonly Operation[],
): readonly RenderedPage[] {
  const groups = groupOperations(contract, operations).flatMap(flattenGroup);
  const navigation = groups.filter(({kind}) => kind === undefined);
  const slugs = new Set(navigation.flatMap((group) => group.operations.map(({slug}) => slug)));
  const byId = new Map(pages.map((page) => [page.id, page]));
  return [...slugs].flatMap((slug) => byId.get(slug) ?? []);
}

export interface RenderedApi {
  readonly pages: readonly RenderedPage[];
  readonly names: ApiNames;
}

function readContract(document: unknown, options: ApiOptions) {
  const contract = toContract(document);
  const operations = listOperations(contract);
  const webhooks = listWebhooks(contract, operations);
  const toSchemaId = createSchemaIds(contract, [...operations, ...webhooks]);
  const toHref = (id: string): string => `${options.basePath}/${id === INTRODUCTION ? '' : id}`;
  const byName = new Map(
    operations.flatMap(({id, method, path, title, slug}) => {
      const link: PageLink = {title, href: toHref(slug)};
      return [`${method.toUpperCase()} ${path}`, id ?? slug].map((name) => [name, link] as const);
    }),
  );
  const groups = groupOperations(contract, operations).flatMap(flattenGroup).length;
  const findOperation = (name: string): PageLink | undefined => byName.get(name);
  const share = sharePages(contract);
  const context: PageContext = {...options, findOperation, toSchemaId, groups, share};
  return {contract, operations, webhooks, toHref, context};
}

type Read = ReturnType<typeof readContract>;

export interface OperationPages {
  /** In the order of the contract, operations before webhooks. */
  readonly pages: readonly RenderedPage[];
  readonly errors: readonly ContractError[];
}

/** Renders only the pages of operations and webhooks, which take most of the time. Threads share them by `share`. */
export function renderOperations(
  document: unknown,
  options: ApiOptions,
  share = {from: 0, of: 1},
): OperationPages {
  const {contract, operations, webhooks, context} = readContract(document, options);
  const {findExtras, take} = options;
  const ofOperation = (operation: Operation): RenderedPage => {
    const render = (): RenderedPage =>
      renderOperation(contract, operation, context, findExtras?.(operation));
    return take?.(operation, render) ?? render();
  };
  const all = [
    ...operations.map((one) => ({...one, render: () => ofOperation(one)})),
    ...webhooks.map((one) => ({...one, render: () => renderWebhook(contract, one, context)})),
  ];
  const errors: ContractError[] = [];
  const pages = all
    .filter((_, index) => index % share.of === share.from)
    .flatMap(({slug, pointer, render}) =>
      attempt(errors, () => renderOnce(slug, render, options), pointer),
    );
  return {pages, errors};
}

/**
 * Renders all pages of an API in the order of the sidebar: the overview page, one page for each operation and webhook,
 * and one for each schema that these pages link to.
 *
 * @param document a bundled OpenAPI 3.1 document (`toOpenApi31` converts older versions)
 * @param rendered pages of operations and webhooks that were rendered before with the same options
 * @throws ContractErrors with the JSON pointers of all elements that cannot be shown, or ContractError if the document
 *   cannot be read at all
 */
export function renderApi(
  document: unknown,
  options: ApiOptions,
  rendered: OperationPages = renderOperations(document, options),
): RenderedApi {
  const read = readContract(document, options);
  const {contract, operations, webhooks, toHref, context} = read;
  const webhookIds = new Set(webhooks.map(({slug}) => slug));
  const pages = rendered.pages.filter(({id}) => !webhookIds.has(id));
  const sent = rendered.pages.filter(({id}) => webhookIds.has(id));
  const errors = [...rendered.errors];
  const returnedBy = (problem: string): readonly PageLink[] =>
    pages
      .filter(({names}) => names?.problems.includes(problem))
      .map(({id, title}) => ({title, href: toHref(id)}));
  const errorComponents = pages.flatMap((page) => page.errorComponents ?? []);
  const [firstOperation] = sortPages(pages, contract, operations);
  const firstPreview = firstOperation?.preview;
  const introduce = (schemas: readonly PageLink[]): readonly RenderedPage[] =>
    attempt(
      errors,
      () =>
        renderIntroduction(contract, operations, webhooks, errorComponents, {
          ...context,
          // There is only one such page, and without it the API has none.
          share: Infinity,
          returnedBy,
          schemas,
          ...(firstPreview !== undefined && {firstPreview}),
        }),
      '#/info',
    );
  // The overview page may link schemas itself, so it is rendered once before the list of schema pages is complete.
  const first = introduce([]);
  const alone = {schemas: listAlone(read)};
  const renderLinked = createSchemaRenderer(contract, context);
  const schemas = renderSchemas([alone, ...first, ...pages, ...sent], (schema) => {
    const render = (): RenderedPage => renderLinked(schema);
    const found = attempt(errors, () => renderOnce(schema.id, render, options), schema.pointer);
    if (found.length === 0) forgetLinking(schema, options.rendered);
    return found;
  });
  const links = schemas.map(({id, title}): PageLink => ({title, href: toHref(id)}));
  const introduction = links.length > 0 ? introduce(links) : first;
  throwAll(errors);
  const [about = {title: '', description: ''}] = introduction;
  return {
    pages: framePages(
      [...introduction, ...sortPages(pages, contract, operations), ...sent, ...schemas],
      toHref,
    ),
    names: buildNames(contract, about, pages, context),
  };
}
