import {ContractError, mapAll} from './contract-error';
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

/** Matches a method name: a token (RFC 9110, sections 9.1 and 5.6.2). */
const TOKEN = /^[\w!#$%&'*+\-.^`|~]+$/;

/** Returns true if a method can be sent. */
export const isMethodName = (method: string): boolean => TOKEN.test(method);

/** An operation of `additionalOperations` with its method. */
function checkMethod([method, operation]: readonly [string, Cursor]): readonly [string, Cursor] {
  if (isMethodName(method)) return [method, operation];
  const rule = "letters, digits and !#$%&'*+-.^_`|~ alone (RFC 9110)";
  throw new ContractError(operation.pointer, `is no HTTP method, which has ${rule}`);
}

/**
 * The operations of a path item by their methods, in the order of the contract: those that have a member of their own,
 * then `additionalOperations` of OpenAPI 3.2.
 *
 * @throws ContractError where the path item is not an object, ContractErrors naming each method that none can be
 */
export function listMethods(pathItem: Cursor): readonly (readonly [string, Cursor])[] {
  const own = Object.keys(pathItem.object)
    .filter((key) => METHODS.includes(key))
    .flatMap((method) => {
      const operation = pathItem.get(method);
      return operation === undefined ? [] : [[method, operation] as const];
    });
  return [...own, ...mapAll(pathItem.entries('additionalOperations'), checkMethod)];
}

/** The operation of a path item with a method, in any case where a path item has a member for it. */
export function findMethod(pathItem: Cursor, method: string): Cursor | undefined {
  const methods = new Map(listMethods(pathItem));
  return methods.get(method) ?? methods.get(method.toLowerCase());
}
