import {BUDGET} from '../budget';
import {mapAll} from './contract-error';
import type {Cursor} from './cursor';
import {formatMethod, listMethods} from './methods';
import {INTRODUCTION, UniqueSlugs} from './slug';

export const UNTAGGED = 'Other';

export interface Operation {
  /** Last segment of the page's URL, unique in the contract. */
  readonly slug: string;
  readonly pointer: string;
  readonly id?: string;
  /** Lower case, except for methods in `additionalOperations`, which are as written. */
  readonly method: string;
  readonly path: string;
  /** The `x-displayName`, the summary if it is short, or method and path. */
  readonly title: string;
  readonly tag: string;
  readonly isDeprecated: boolean;
  readonly cursor: Cursor;
  readonly pathItem: Cursor;
}

type Place = Pick<Operation, 'cursor' | 'method' | 'path' | 'pathItem'>;

/** Returns the summary if it is short, as OpenAPI requires (3.1.1, 4.8.10); undefined otherwise. */
function findShortSummary(operation: Cursor): string | undefined {
  const summary = operation.text('summary')?.trim() ?? '';
  return summary === '' || summary.length > BUDGET.title || summary.includes('\n')
    ? undefined
    : summary;
}

/** @param fallback title, and text for the slug, of an operation without its own */
export function toOperation(place: Place, fallback: string, slugs: UniqueSlugs): Operation {
  const {cursor} = place;
  const id = cursor.text('operationId');
  const title = cursor.text('x-displayName')?.trim() ?? findShortSummary(cursor);
  return {
    slug: slugs.take(id ?? fallback, fallback),
    pointer: cursor.pointer,
    ...(id !== undefined && {id}),
    title: title ?? fallback,
    tag: cursor.texts('tags')[0] ?? UNTAGGED,
    isDeprecated: cursor.isTrue('deprecated'),
    ...place,
  };
}

/** Lists the operations of a contract. Throws the ContractErrors of all that cannot be read. */
export function listOperations(contract: Cursor): readonly Operation[] {
  const slugs = new UniqueSlugs([INTRODUCTION]);
  const paths = contract.entries('paths').filter(([path]) => path.startsWith('/'));
  return mapAll(paths, ([path, entry]) => {
    const pathItem = entry.resolve();
    return listMethods(pathItem).map(([method, cursor]) =>
      toOperation({cursor, method, path, pathItem}, `${formatMethod(method)} ${path}`, slugs),
    );
  }).flat();
}

const TEMPLATE = /\{[^{}]*\}/g;

export const listPathNames = (path: string): readonly string[] =>
  Array.from(path.matchAll(TEMPLATE), ([template]) => template.slice(1, -1));

/** Identifies an operation across versions: `get /users/{}`. Names of path parameters are irrelevant (4.8.8.2). */
export const toOperationKey = ({
  method,
  path,
}: {
  readonly method: string;
  readonly path: string;
}): string => `${method} ${path.replace(TEMPLATE, '{}')}`;
