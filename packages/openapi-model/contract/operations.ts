import {mapAll} from './contract-error';
import type {Cursor} from './cursor';
import {formatMethod, listMethods} from './methods';
import {INTRODUCTION, UniqueSlugs} from './slug';

/** The group of operations without a tag. */
export const UNTAGGED = 'Other';

/** One operation of a contract, as lists and addresses need it. */
export interface Operation {
  /** Last segment of the page's address, unique in the contract. */
  readonly slug: string;
  /** Its location: `#/paths/~1users/get`. */
  readonly pointer: string;
  /** The `operationId`; absent where the contract gives none. */
  readonly id?: string;
  /** In lower case; one of `additionalOperations` as the contract writes it. */
  readonly method: string;
  readonly path: string;
  /** The `x-displayName`, the summary if it is short, or method and path. */
  readonly title: string;
  /** The first tag, or `Other`. */
  readonly tag: string;
  readonly isDeprecated: boolean;
  readonly cursor: Cursor;
  /** The path item, with the members of all its methods. */
  readonly pathItem: Cursor;
}

/** An operation with its path item. */
type Place = Pick<Operation, 'cursor' | 'method' | 'path' | 'pathItem'>;

/** Longer texts are no titles: lists of pages repeat a title on each page. */
const LONGEST_TITLE = 200;

/** Returns the summary of an operation, unless it is more than the short text of OpenAPI (3.1.1, 4.8.10). */
function findShortSummary(operation: Cursor): string | undefined {
  const summary = operation.text('summary')?.trim() ?? '';
  return summary === '' || summary.length > LONGEST_TITLE || summary.includes('\n')
    ? undefined
    : summary;
}

/**
 * An operation with what lists and addresses need.
 *
 * @param fallback its title and address where the contract gives no other
 */
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

/**
 * The operations of a contract, in its order.
 *
 * @param contract of `toContract`
 * @throws ContractErrors naming each path item and operation that is not an object, and each key that is no method
 */
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

/** Template expressions of a path. Their names are never sent. */
const TEMPLATE = /\{[^{}]*\}/g;

/** Lists the names of path parameters in the order of the path: `['id']` of `/users/{id}`. */
export const listPathNames = (path: string): readonly string[] =>
  Array.from(path.matchAll(TEMPLATE), ([template]) => template.slice(1, -1));

/**
 * Identifies an operation across versions by its method and path, for example `get /users/{}`. Its id may change, and so
 * may the names of path parameters: two paths that differ only in these are identical (OpenAPI 3.1.1, 4.8.8.2).
 */
export const toOperationKey = ({
  method,
  path,
}: {
  readonly method: string;
  readonly path: string;
}): string => `${method} ${path.replace(TEMPLATE, '{}')}`;
