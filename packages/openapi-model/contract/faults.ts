import {
  asList,
  asObject,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  writeJson,
} from '@openapi-portal/reports/json';
import {findAt, joinPointer} from '@openapi-portal/reports/pointer';

import {findServerMistake} from '../operations/addresses';

import {attempt, type ContractError} from './contract-error';
import {Cursor} from './cursor';
import {hasNames, isData} from './members';
import {listMethods, METHODS} from './methods';

/** A fault of a contract that costs what has it, and nothing else. */
export interface Fault {
  /** JSON Pointer into the contract as one document. */
  readonly pointer: string;
  /** A sentence without a full stop. */
  readonly message: string;
  /** True if the value can stay as it is: only its description tells of the fault. */
  readonly isShown?: boolean;
}

/**
 * Lists all members of a contract that are not data.
 *
 * @returns each with its key if the key is a keyword of OpenAPI
 */
export function* listMembers(
  value: JsonValue,
  pointer = '#',
  isNamed = false,
): Generator<readonly [pointer: string, key: string | undefined, value: JsonValue]> {
  const entries = isJsonList(value) ? [...value.entries()] : Object.entries(value as JsonObject);
  for (const [key, member] of entries) {
    const isWord = typeof key === 'string' && !isNamed;
    const inside = joinPointer(pointer, key);
    yield [inside, isWord ? key : undefined, member];
    if ((isWord && isData(key)) || typeof member !== 'object' || member === null) continue;
    yield* listMembers(member, inside, isWord && hasNames(key) && isJsonObject(member));
  }
}

/** Returns true if every reference of a document is a pointer to something: most contracts need no closer look. */
function isComplete(document: JsonObject): boolean {
  const known = new Set<string>();
  const queue: JsonValue[] = [document];
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const {$ref, $id} = asObject(value);
    // A pointer below an `$id` is relative to that schema, which only a Cursor resolves.
    if (typeof $id === 'string') return false;
    if (typeof $ref === 'string' && !known.has($ref)) {
      const target = /^#(\/|$)/.test($ref) ? findAt(document, $ref) : undefined;
      if (target === undefined || typeof asObject(target).$ref === 'string') return false;
      known.add($ref);
    }
    // A call with 120,000 arguments ends in the call stack.
    for (const member of Object.values<JsonValue>(value)) queue.push(member);
  }
  return true;
}

/** Finds broken references. */
export function findDangling(document: JsonObject): readonly Fault[] {
  if (isComplete(document)) return [];
  const errors: ContractError[] = [];
  for (const [pointer, key, value] of listMembers(document)) {
    if (typeof asObject(value).$ref !== 'string' || (key !== undefined && isData(key))) continue;
    attempt(errors, () => new Cursor(document, {$ref: pointer}).target()?.resolve());
  }
  return errors.map(({pointer, problem}) => ({
    pointer: pointer.replace(/\/\$ref$/, ''),
    message: `The reference ${problem}`,
  }));
}

/** Finds servers whose URL cannot be read: requests go to none of them. */
function findUnreachable(document: JsonObject, owner: JsonObject, at: string): readonly Fault[] {
  return asList(owner.servers).flatMap((server) => {
    const cursor = new Cursor(document, asObject(server));
    const [mistake] = attempt([], () => findServerMistake(cursor));
    if (mistake === undefined) return [];
    const message = `The server ${writeJson(asObject(server).url ?? '')} ${mistake.message}`;
    return [{pointer: `${at}/servers`, message, isShown: true}];
  });
}

/** Finds requirements that name no security scheme; from 3.2 on a name may be a URI (OpenAPI 3.2.0, 4.30.1). */
function findUnknownSchemes(document: JsonObject, owner: JsonObject, at: string): readonly Fault[] {
  const {components, securityDefinitions, openapi} = document;
  const schemes = asObject(securityDefinitions ?? asObject(components).securitySchemes);
  const isUri = (name: string): boolean =>
    String(openapi).startsWith('3.2') &&
    name.startsWith('#/') &&
    findAt(document, name) !== undefined;
  return asList(owner.security).flatMap((requirement, index) =>
    Object.keys(asObject(requirement))
      .filter((name) => !Object.hasOwn(schemes, name) && !isUri(name))
      .map((name) => ({
        pointer: joinPointer(`${at}/security`, index),
        message: `The requirement names no security scheme of the contract: ${name}`,
        // Otherwise a page would say that anyone may call.
        isShown: true,
      })),
  );
}

/** Lists the operations of a path item with their pointers, including `additionalOperations`. */
function listOwners(item: JsonObject, pointer: string): readonly (readonly [JsonObject, string])[] {
  const additional = joinPointer(pointer, 'additionalOperations');
  return [
    ...METHODS.map((method) => [asObject(item[method]), joinPointer(pointer, method)] as const),
    ...Object.entries(asObject(item.additionalOperations)).map(
      ([method, operation]) => [asObject(operation), joinPointer(additional, method)] as const,
    ),
  ];
}

/** Finds methods that cannot be sent, and requirements and servers of operations. */
function findInPath(document: JsonObject, path: string, entry: JsonValue): readonly Fault[] {
  const errors: ContractError[] = [];
  // Broken references are reported separately.
  const [resolved] = attempt([], () =>
    new Cursor(document, entry, joinPointer('#/paths', path)).resolve(),
  );
  if (!isJsonObject(resolved?.value) || !path.startsWith('/')) return [];
  const {value: item, pointer} = resolved;
  attempt(errors, () => listMethods(resolved));
  const methods = errors.map((error) => ({
    pointer: error.pointer,
    message: `The key ${error.problem}`,
  }));
  const operations = listOwners(item, pointer).flatMap(([operation, at]) => [
    ...findUnknownSchemes(document, operation, at),
    ...findUnreachable(document, operation, at),
  ]);
  return [...methods, ...findUnreachable(document, item, pointer), ...operations];
}

/**
 * Finds faults that cost a part of a contract: broken references, security requirements without a scheme, invalid
 * methods, and unusable servers.
 *
 * @param document a contract of any version, as one document
 */
export const findFaults = (document: JsonObject): readonly Fault[] => [
  ...findUnknownSchemes(document, document, '#'),
  ...findUnreachable(document, document, '#'),
  ...Object.entries(asObject(document.paths)).flatMap(([path, item]) =>
    findInPath(document, path, item),
  ),
  ...findDangling(document),
];
