import {toContract} from '../contract/contract';
import {ContractError, ContractErrors} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import {type ApiNames, toApiNames} from './names';
import {groupOperations, listOperations, type Operation} from '../contract/operations';
import type {RenderedPage} from './outline';
import type {PageContext, PageLink} from './page';
import {toProblemAnchor} from './problem-types';
import {INTRODUCTION, renderIntroduction} from './render-introduction';
import {type OperationContext, renderOperation} from './render-operation';
import {framePages} from './render-page';
import {renderSchema} from './render-schema';
import {UniqueSlugs} from '../contract/slug';

/** A page with its line in the sidebar. */
export type ApiPage = RenderedPage & {readonly label: string};

/** Pages that stand together in the sidebar. */
export interface ApiPageGroup {
  readonly label: string;
  readonly items: readonly {
    readonly id: string;
    readonly label: string;
    readonly method?: string;
    readonly deprecated?: boolean;
  }[];
}

export interface ApiOptions {
  /** What stands for the names of the theme; our own parts unless given. */
  readonly parts?: PageContext['parts'];
  /** Address of the API's pages without a slash at the end: `/docs/API/Ciso-API`. */
  readonly basePath: string;
  /** Address of the contract itself, as a file to download. */
  readonly contractHref?: string;
  readonly linkToUserType?: (userType: string) => string | undefined;
  /** Address of a problem type; its anchor on the introduction unless given. */
  readonly problemHref?: (slug: string) => string | undefined;
  /** Pages of the portal that tell more about a problem type. */
  readonly explainedIn?: PageContext['explainedIn'];
  /** What an operation's page shows beside the contract. */
  readonly toSurroundings?: (
    operation: Operation,
  ) => Pick<OperationContext, 'samples' | 'describedIn' | 'versions'>;
}

/** Runs what may find a contract's mistakes, and keeps them for the end. */
class Mistakes {
  private readonly errors: ContractError[] = [];

  collect<Result>(run: () => Result): Result | undefined {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      this.errors.push(error);
      return undefined;
    }
  }

  report(): void {
    if (this.errors.length > 0) throw new ContractErrors(this.errors);
  }
}

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

function toContext(
  options: ApiOptions,
  operations: readonly Operation[],
): PageContext & {
  readonly schemaId: (name: string) => string;
} {
  const {basePath} = options;
  const slugs = new Map(operations.map(({pointer, slug}) => [pointer, slug]));
  const unique = new UniqueSlugs([INTRODUCTION, ...slugs.values()]);
  const schemaIds = new Map<string, string>();
  const schemaId = (name: string): string => {
    const id = schemaIds.get(name) ?? unique.take(`schema ${name}`, name);
    schemaIds.set(name, id);
    return id;
  };
  return {
    problemHref: (slug) => `${basePath}/#${toProblemAnchor(slug)}`,
    ...options,
    operationHref: (pointer) => {
      const slug = slugs.get(pointer);
      return slug === undefined ? undefined : `${basePath}/${slug}`;
    },
    schemaHref: (name) => `${basePath}/${schemaId(name)}`,
    schemaId,
  };
}

/** The pages of schemas that pages link to, and of those that these link to. */
function renderSchemas(
  contract: Cursor,
  pages: readonly RenderedPage[],
  context: ReturnType<typeof toContext>,
  mistakes: Mistakes,
): readonly ApiPage[] {
  const names = new Set(pages.flatMap(({schemas}) => schemas));
  const rendered: ApiPage[] = [];
  for (const name of names) {
    const page = mistakes.collect(() =>
      renderSchema(contract, name, context.schemaId(name), context),
    );
    page?.schemas.forEach((linked) => names.add(linked));
    if (page !== undefined) rendered.push({...page, label: name});
  }
  return rendered.sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

const toGroups = (
  contract: Cursor,
  operations: readonly Operation[],
  schemas: readonly ApiPage[],
): readonly ApiPageGroup[] => [
  ...groupOperations(contract, operations).map(({label, operations: members}) => ({
    label,
    items: members.map(({slug, title, method, isDeprecated}) => ({
      id: slug,
      label: title,
      method,
      ...(isDeprecated && {deprecated: true}),
    })),
  })),
  ...(schemas.length === 0
    ? []
    : [{label: 'Schemas', items: schemas.map(({id, label}) => ({id, label}))}]),
];

/** The introduction, then every page where the sidebar first names it. */
function sortLikeSidebar(
  pages: readonly ApiPage[],
  groups: readonly ApiPageGroup[],
): readonly ApiPage[] {
  const ids = [INTRODUCTION, ...groups.flatMap(({items}) => items.map(({id}) => id))];
  const byId = new Map(pages.map((page) => [page.id, page]));
  return [...new Set(ids)].map((id) => byId.get(id)).filter(isPresent);
}

/** The introduction stands at the root of the API. */
const toHref = ({basePath}: ApiOptions, id: string): string =>
  `${basePath}/${id === INTRODUCTION ? '' : id}`;

/** An API, ready to be served. */
export interface RenderedApi {
  readonly pages: readonly ApiPage[];
  readonly groups: readonly ApiPageGroup[];
  readonly names: ApiNames;
}

const NO_NAMES: ApiNames = {operations: [], problems: [], schemas: {}, scopes: []};

/**
 * All pages of an API, in the order of the sidebar: the introduction, one for each operation, and one for each schema that these
 * link to instead of showing it.
 *
 * @param document a bundled OpenAPI 3.1 document (`toOpenApi31` makes one of an older version)
 * @throws ContractErrors with the JSON pointer of everything that cannot be shown
 */
export function renderApi(document: unknown, options: ApiOptions): RenderedApi {
  const mistakes = new Mistakes();
  const contract = mistakes.collect(() => toContract(document));
  const operations = contract && mistakes.collect(() => listOperations(contract));
  mistakes.report();
  if (contract === undefined || operations === undefined)
    return {pages: [], groups: [], names: NO_NAMES};
  const context = toContext(options, operations);
  const toPage = (operation: Operation): ApiPage => ({
    ...renderOperation(contract, operation, {...context, ...options.toSurroundings?.(operation)}),
    label: operation.title,
  });
  const pages = operations.map((one) => mistakes.collect(() => toPage(one))).filter(isPresent);
  const returnedBy = (problem: string): readonly PageLink[] =>
    pages
      .filter(({names}) => names?.problems.includes(problem))
      .map(({id, title}) => ({title, href: toHref(options, id)}));
  const introduction = mistakes.collect(() =>
    renderIntroduction(contract, operations, {...context, returnedBy}),
  );
  const schemas = renderSchemas(contract, pages, context, mistakes);
  mistakes.report();
  const first = introduction === undefined ? [] : [{...introduction, label: introduction.title}];
  const groups = toGroups(contract, operations, schemas);
  const order = sortLikeSidebar([...first, ...pages, ...schemas], groups);
  const names = toApiNames(contract, operations, pages, context);
  return {pages: framePages(order, (id) => toHref(options, id)), groups, names};
}
