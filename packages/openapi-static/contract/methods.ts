import type {Cursor} from './cursor';

/** Methods that have a member of a path item of their own. */
export const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
];

/** A method as it is sent: those that a contract names itself (`additionalOperations`) as it writes them. */
export const formatMethod = (method: string): string =>
  METHODS.includes(method) ? method.toUpperCase() : method;

/**
 * The operations of a path item by their methods: those that have a member of their own, then `additionalOperations`
 * of OpenAPI 3.2.
 *
 * @throws ContractError where the path item is not an object
 */
export function listMethods(pathItem: Cursor): readonly (readonly [string, Cursor])[] {
  const {object} = pathItem;
  const own = METHODS.flatMap((method) => {
    const operation = method in object ? pathItem.get(method) : undefined;
    return operation === undefined ? [] : [[method, operation] as const];
  });
  return [...own, ...pathItem.entries('additionalOperations')];
}

/** The operation of a path item with a method, in any case where a path item has a member for it. */
export function findMethod(pathItem: Cursor, method: string): Cursor | undefined {
  const methods = new Map(listMethods(pathItem));
  return methods.get(method) ?? methods.get(method.toLowerCase());
}
