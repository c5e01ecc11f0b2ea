import {toContract} from '../contract/contract';
import {ContractError, ContractErrors} from '../contract/contract-error';
import {INTRODUCTION, renderIntroduction} from './introduction';
import {type ApiNames, buildNames} from './names';
import {type OperationExtras, renderOperation} from './operation';
import {groupOperations, listOperations, type Operation} from '../contract/operations';
import type {PageContext, PageLink, RenderedPage} from './page';
import {framePages} from './render-page';
import {renderSchema} from './render-schema';
import {UniqueSlugs} from '../contract/slug';

export interface ApiOptions extends Omit<PageContext, 'schemaHref' | 'returnedBy'> {
  /** What an operation's page shows beside the contract. */
  readonly findExtras?: (operation: Operation) => OperationExtras;
}

/** What is made, unless there is a mistake in the contract: that is kept for the end. */
function attempt<Result>(errors: ContractError[], run: () => Result): readonly Result[] {
  try {
    return [run()];
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    errors.push(error);
    return [];
  }
}

/** Gives every schema the id of its page, the same one each time. */
function createSchemaIds(operations: readonly Operation[]): (name: string) => string {
  const slugs = new UniqueSlugs([INTRODUCTION, ...operations.map(({slug}) => slug)]);
  const ids = new Map<string, string>();
  return (name) => {
    const id = ids.get(name) ?? slugs.take(`schema ${name}`, name);
    ids.set(name, id);
    return id;
  };
}

/** The pages of schemas that pages link to, and of those that these link to in turn. */
function renderSchemas(
  pages: readonly RenderedPage[],
  render: (name: string) => readonly RenderedPage[],
): readonly RenderedPage[] {
  const names = new Set(pages.flatMap(({schemas}) => schemas));
  const rendered: RenderedPage[] = [];
  for (const name of names) {
    const found = render(name);
    found.flatMap(({schemas}) => schemas).forEach((linked) => names.add(linked));
    rendered.push(...found);
  }
  return rendered.sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

export interface RenderedApi {
  readonly pages: readonly RenderedPage[];
  readonly names: ApiNames;
}

/**
 * All pages of an API, in the order of the sidebar: the introduction, one for each operation, and one for each schema that these
 * link to instead of showing it.
 *
 * @param document a bundled OpenAPI 3.1 document (`toOpenApi31` makes one of an older version)
 * @throws ContractErrors with the JSON pointer of everything that cannot be shown, and ContractError where the
 *   document cannot be read at all
 */
export function renderApi(document: unknown, options: ApiOptions): RenderedApi {
  const {basePath, findExtras} = options;
  const contract = toContract(document);
  const operations = listOperations(contract);
  const errors: ContractError[] = [];
  const toSchemaId = createSchemaIds(operations);
  const toHref = (id: string): string => `${basePath}/${id === INTRODUCTION ? '' : id}`;
  const context: PageContext = {
    ...options,
    schemaHref: (name) => toHref(toSchemaId(name)),
  };
  const pages = operations.flatMap((operation) =>
    attempt(errors, () => renderOperation(contract, operation, context, findExtras?.(operation))),
  );
  const returnedBy = (problem: string): readonly PageLink[] =>
    pages
      .filter(({names}) => names?.problems.includes(problem))
      .map(({id, title}) => ({title, href: toHref(id)}));
  const errorComponents = pages.flatMap((page) => page.errorComponents ?? []);
  const introduction = attempt(errors, () =>
    renderIntroduction(contract, operations, errorComponents, {...context, returnedBy}),
  );
  const schemas = renderSchemas([...introduction, ...pages], (name) =>
    attempt(errors, () => renderSchema(contract, name, toSchemaId(name), context)),
  );
  if (errors.length > 0) throw new ContractErrors(errors);
  const [about = {title: '', description: ''}] = introduction;
  const grouped = groupOperations(contract, operations).flatMap((group) => group.operations);
  const sorted = grouped.flatMap(({slug}) => pages.filter(({id}) => id === slug));
  return {
    pages: framePages([...introduction, ...sorted, ...schemas], toHref),
    names: buildNames(contract, about, pages, context),
  };
}
