import {toContract} from '../contract/contract';
import {ContractError, ContractErrors} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import {INTRODUCTION, renderIntroduction} from './introduction';
import {type ApiNames, buildNames} from './names';
import {type OperationExtras, renderOperation} from './operation';
import {groupOperations, listOperations, type Operation} from '../contract/operations';
import type {PageContext, PageLink, RenderedPage} from './page';
import {toProblemAnchor} from './problem-types';
import {framePages} from './render-page';
import {renderSchema} from './render-schema';
import {UniqueSlugs} from '../contract/slug';

export interface ApiOptions extends Omit<PageContext, 'schemaHref' | 'returnedBy'> {
  /** What an operation's page shows beside the contract. */
  readonly findExtras?: (operation: Operation) => OperationExtras;
}

/** Runs what may find a mistake in the contract, and keeps the mistakes for the end. */
class Mistakes {
  private readonly errors: ContractError[] = [];

  /** @returns the result, or nothing where there is a mistake */
  collect<Result>(run: () => Result): readonly Result[] {
    try {
      return [run()];
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      this.errors.push(error);
      return [];
    }
  }

  report(): void {
    if (this.errors.length > 0) throw new ContractErrors(this.errors);
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
    found.forEach(({schemas}) => schemas.forEach((linked) => names.add(linked)));
    rendered.push(...found);
  }
  return rendered.sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** An API, ready to be served. */
export interface RenderedApi {
  readonly pages: readonly RenderedPage[];
  readonly names: ApiNames;
}

/** What every page is made from: where it cannot be read, nothing else is reported. */
function readOperations(document: unknown): readonly [Cursor, readonly Operation[]] {
  try {
    const contract = toContract(document);
    return [contract, listOperations(contract)];
  } catch (error) {
    throw error instanceof ContractError ? new ContractErrors([error]) : error;
  }
}

/**
 * All pages of an API, in the order of the sidebar: the introduction, one for each operation, and one for each schema that these
 * link to instead of showing it.
 *
 * @param document a bundled OpenAPI 3.1 document (`toOpenApi31` makes one of an older version)
 * @throws ContractErrors with the JSON pointer of everything that cannot be shown
 */
export function renderApi(document: unknown, options: ApiOptions): RenderedApi {
  const {basePath, findExtras} = options;
  const [contract, operations] = readOperations(document);
  const mistakes = new Mistakes();
  const toSchemaId = createSchemaIds(operations);
  const toHref = (id: string): string => `${basePath}/${id === INTRODUCTION ? '' : id}`;
  const context: PageContext = {
    problemHref: (slug) => `${basePath}/#${toProblemAnchor(slug)}`,
    ...options,
    schemaHref: (name) => toHref(toSchemaId(name)),
  };
  const pages = operations.flatMap((operation) =>
    mistakes.collect(() => renderOperation(contract, operation, context, findExtras?.(operation))),
  );
  const returnedBy = (problem: string): readonly PageLink[] =>
    pages
      .filter(({names}) => names?.problems.includes(problem))
      .map(({id, title}) => ({title, href: toHref(id)}));
  const introduction = mistakes.collect(() =>
    renderIntroduction(contract, operations, {...context, returnedBy}),
  );
  const schemas = renderSchemas(pages, (name) =>
    mistakes.collect(() => renderSchema(contract, name, toSchemaId(name), context)),
  );
  mistakes.report();
  const grouped = groupOperations(contract, operations).flatMap((group) => group.operations);
  const sorted = grouped.flatMap(({slug}) => pages.filter(({id}) => id === slug));
  return {
    pages: framePages([...introduction, ...sorted, ...schemas], toHref),
    names: buildNames(contract, pages, context),
  };
}
