import {ContractError, mapAll} from './contract-error';
import type {Cursor} from './cursor';

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

/** Returns a method as it is sent: in upper case, except for methods in `additionalOperations`. */
export const formatMethod = (method: string): string =>
  METHODS.includes(method) ? method.toUpperCase() : method;

/** Matches a method name: a token (RFC 9110, sections 9.1 and 5.6.2). */
const TOKEN = /^[\w!#$%&'*+\-.^`|~]+$/;

export const isMethodName = (method: string): boolean => TOKEN.test(method);

/** @throws ContractError if the key in `additionalOperations` is not a valid method name */
function checkMethod([method, operation]: readonly [string, Cursor]): readonly [string, Cursor] {
  if (isMethodName(method)) return [method, operation];
  const rule = "only letters, digits and !#$%&'*+-.^_`|~ (RFC 9110)";
  throw new ContractError(operation.pointer, `is not an HTTP method: a method contains ${rule}`);
}

/** Lists the operations of a path item by method, then those in `additionalOperations` (OpenAPI 3.2). */
export function listMethods(pathItem: Cursor): readonly (readonly [string, Cursor])[] {
  const own = Object.keys(pathItem.object)
    .filter((key) => METHODS.includes(key))
    .flatMap((method) => {
      const operation = pathItem.get(method);
      return operation === undefined ? [] : [[method, operation] as const];
    });
  return [...own, ...mapAll(pathItem.entries('additionalOperations'), checkMethod)];
}

export function findMethod(pathItem: Cursor, method: string): Cursor | undefined {
  const methods = new Map(listMethods(pathItem));
  return methods.get(method) ?? methods.get(method.toLowerCase());
}
