import type {Cursor} from './cursor';
import {isJsonObject} from 'static-pages/reports/json';
import {UniqueSlugs} from './slug';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The group of operations without a tag. */
const UNTAGGED = 'Other';

/** One operation of a contract, as lists and addresses need it. */
export interface Operation {
  /** Last segment of the page's address, unique in the contract. */
  readonly slug: string;
  /** Where it stands: `#/paths/~1users/get`. */
  readonly pointer: string;
  /** The `operationId`; absent where the contract gives none. */
  readonly id?: string;
  /** In lower case. */
  readonly method: string;
  readonly path: string;
  /** The summary, or method and path. */
  readonly title: string;
  /** The first tag, or `Other`. */
  readonly tag: string;
  readonly isDeprecated: boolean;
  readonly cursor: Cursor;
  /** The path item around it, with what holds for all its methods. */
  readonly pathItem: Cursor;
}

/** Operations of one tag. */
export interface OperationGroup {
  readonly tag: string;
  /** The name to show: `x-displayName`, or the tag itself. */
  readonly label: string;
  /** Markdown. */
  readonly description?: string;
  readonly operations: readonly Operation[];
}

function toOperation(
  path: string,
  method: string,
  pathItem: Cursor,
  slugs: UniqueSlugs,
): Operation[] {
  const cursor = pathItem.get(method);
  if (cursor === undefined) return [];
  const id = cursor.text('operationId');
  const fallback = `${method} ${path}`;
  const summary = cursor.text('summary')?.trim() ?? '';
  return [
    {
      slug: slugs.take(id ?? fallback, fallback),
      pointer: cursor.pointer,
      ...(id !== undefined && {id}),
      method,
      path,
      title: summary === '' ? `${method.toUpperCase()} ${path}` : summary,
      tag: cursor.texts('tags')[0] ?? UNTAGGED,
      isDeprecated: cursor.isTrue('deprecated'),
      cursor,
      pathItem,
    },
  ];
}

/**
 * The operations of a contract, in its order.
 *
 * @param contract of `toContract`
 * @throws ContractError where a path item or an operation is not an object
 */
export function listOperations(contract: Cursor): readonly Operation[] {
  const slugs = new UniqueSlugs(['introduction']);
  return contract.entries('paths').flatMap(([path, entry]) => {
    const pathItem = isJsonObject(entry.value) ? entry.resolve() : entry;
    return METHODS.filter((method) => path.startsWith('/') && method in pathItem.object).flatMap(
      (method) => toOperation(path, method, pathItem, slugs),
    );
  });
}

/**
 * Operations by their first tag: in the order of the root's tags, then tags that the root does not
 * list, then operations without a tag.
 */
export function groupOperations(
  contract: Cursor,
  operations: readonly Operation[],
): readonly OperationGroup[] {
  const tags = new Map(contract.items('tags').map((tag) => [tag.text('name') ?? '', tag]));
  const used = operations.map(({tag}) => tag).filter((tag) => tag !== UNTAGGED);
  const names = [...new Set([...tags.keys(), ...used, UNTAGGED])];
  return names
    .map((tag) => {
      const description = tags.get(tag)?.text('description');
      return {
        tag,
        label: tags.get(tag)?.text('x-displayName') ?? tag,
        ...(description !== undefined && {description}),
        operations: operations.filter((operation) => operation.tag === tag),
      };
    })
    .filter((group) => group.operations.length > 0);
}
