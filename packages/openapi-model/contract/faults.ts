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

import {findServerProblem} from '../operations/addresses';

import {attempt, type ContractError} from './contract-error';
import {Cursor} from './cursor';
import {hasNames, isData} from '../schemas/keywords';
import {listMethods, METHODS} from './methods';

/** A fault that makes one part of a contract unusable. The rest of the contract can be published. */
export interface Fault {
  readonly pointer: string;
  /** A sentence without a full stop. */
  readonly message: string;
  /** True if the faulty value is kept, and only a description mentions the fault. */
  readonly isShown?: boolean;
}

/**
 * Lists the members of a contract at all levels, except those inside data such as examples.
 *
 * @param skipped pointers of members that are not listed, with everything inside them
 * @returns each member with its key if the key is an OpenAPI keyword, not a name
 */
export function* listMembers(
  value: JsonValue,
  pointer = '#',
  isNamed = false,
  skipped: ReadonlySet<string> = new Set(),
): Generator<readonly [pointer: string, key: string | undefined, value: JsonValue]> {
  const entries = isJsonList(value) ? [...value.entries()] : Object.entries(value as JsonObject);
  for (const [key, member] of entries) {
    const isWord = typeof key === 'string' && !isNamed;
    const inside = joinPointer(pointer, key);
    if (skipped.has(inside)) continue;
    yield [inside, isWord ? key : undefined, member];
    if ((isWord && isData(key)) || typeof member !== 'object' || member === null) continue;
    const hasNamed = isWord && hasNames(key) && isJsonObject(member);
    yield* listMembers(member, inside, hasNamed, skipped);
  }
}

/** Returns true if every `$ref` is a pointer to an existing object without `$ref`, as in most contracts. */
function isComplete(document: JsonObject): boolean {
  const known = new Set<string>();
  const queue: JsonValue[] = [document];
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const {$ref, $id} = asObject(value);
    // Below an `$id`, a pointer is relative to that schema, which only `Cursor` handles.
    if (typeof $id === 'string') return false;
    if (typeof $ref === 'string' && !known.has($ref)) {
      const target = /^#(\/|$)/.test($ref) ? findAt(document, $ref) : undefined;
      if (target === undefined || typeof asObject(target).$ref === 'string') return false;
      known.add($ref);
    }
    // `push(...members)` overflows the call stack at about 120,000 members.
    for (const member of Object.values<JsonValue>(value)) queue.push(member);
  }
  return true;
}

export function findBrokenReferences(document: JsonObject): readonly Fault[] {
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

/** Finds servers with an invalid URL, which can receive no requests. */
function findUnreachable(document: JsonObject, owner: JsonObject, at: string): readonly Fault[] {
  return asList(owner.servers).flatMap((server) => {
    const cursor = new Cursor(document, asObject(server));
    const [mistake] = attempt([], () => findServerProblem(cursor));
    if (mistake === undefined) return [];
    const message = `The server ${writeJson(asObject(server).url ?? '')} ${mistake.message}`;
    return [{pointer: `${at}/servers`, message, isShown: true}];
  });
}

/** Finds requirements for an undefined security scheme. From OpenAPI 3.2 on, a name may be a URI (3.2.0, 4.30.1). */
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
        message: `The security requirement names an undefined security scheme: ${name}`,
        // Without the requirement, the operation would look public.
        isShown: true,
      })),
  );
}

function listOwners(item: JsonObject, pointer: string): readonly (readonly [JsonObject, string])[] {
  const additional = joinPointer(pointer, 'additionalOperations');
  return [
    ...METHODS.map((method) => [asObject(item[method]), joinPointer(pointer, method)] as const),
    ...Object.entries(asObject(item.additionalOperations)).map(
      ([method, operation]) => [asObject(operation), joinPointer(additional, method)] as const,
    ),
  ];
}

function findInPath(document: JsonObject, path: string, entry: JsonValue): readonly Fault[] {
  const errors: ContractError[] = [];
  // `findBrokenReferences` reports broken references.
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

/** Finds broken references, undefined security schemes, invalid methods and invalid servers. */
export const findFaults = (document: JsonObject): readonly Fault[] => [
  ...findUnknownSchemes(document, document, '#'),
  ...findUnreachable(document, document, '#'),
  ...Object.entries(asObject(document.paths)).flatMap(([path, item]) =>
    findInPath(document, path, item),
  ),
  ...findBrokenReferences(document),
];
