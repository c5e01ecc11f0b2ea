import {
  asObject,
  isJsonList,
  isJsonObject,
  type JsonValue,
  writeJson,
} from '@openapi-portal/reports/json';
import {findAt, joinPointer} from '@openapi-portal/reports/pointer';

import {BUDGET} from '../budget';
import {METHODS} from '../contract/methods';
import {hasNames, isData} from '../schemas/keywords';

import type {LimitFault} from './check-limits';

/** Length of a text or an example in characters from which it is counted. */
const LONG = 1000;

/** Characters of HTML for each character of a callback, security requirement or server. */
const MARKUP = 5;

/** A shared part of a contract: its references to other parts, and its long texts and examples. */
interface Part {
  readonly references: Set<string>;
  /** The references to callbacks. */
  readonly callbacks: Set<string>;
  readonly data: (readonly [pointer: string, length: number])[];
}

function readPart(value: JsonValue, pointer: string, part: Part, word?: string): Part {
  const isExamples = word === 'examples' && isJsonList(value);
  if (typeof value === 'string' || isExamples || (word !== undefined && isData(word))) {
    const {length} = typeof value === 'string' ? value : writeJson(value);
    if (word === '$ref' && typeof value === 'string') part.references.add(value);
    else if (length >= LONG) part.data.push([pointer, length]);
    return part;
  }
  if (typeof value !== 'object' || value === null) return part;
  if (word === 'callbacks')
    for (const {$ref} of Object.values<JsonValue>(value).map(asObject))
      if (typeof $ref === 'string') part.callbacks.add($ref);
  const isOfWords = !isJsonList(value) && (word === undefined || !hasNames(word));
  for (const [key, member] of Object.entries<JsonValue>(value))
    readPart(member, joinPointer(pointer, key), part, isOfWords ? key : undefined);
  return part;
}

/** Members of the contract that operations inherit. */
const INHERITED = ['security', 'servers'] as const;

class Parts {
  private readonly known = new Map<string, Part>();

  constructor(private readonly document: JsonValue) {}

  get(pointer: string): Part {
    const known = this.known.get(pointer);
    if (known !== undefined) return known;
    const empty = {references: new Set<string>(), callbacks: new Set<string>(), data: []};
    const part = readPart(findAt(this.document, pointer) ?? null, pointer, empty);
    this.known.set(pointer, part);
    return part;
  }

  /** Lists the shared parts whose structure pages repeat as HTML. Schemas become links instead. */
  listStructures(): readonly string[] {
    const callbacks = [...this.known.values()].flatMap((part) => [...part.callbacks]);
    return [...INHERITED.map((keyword) => `#/${keyword}`), ...new Set(callbacks)];
  }

  /** Lists the parts that references lead to, directly or through other parts. */
  reach(references: Iterable<string>): ReadonlySet<string> {
    const reached = new Set(references);
    // The loop also visits references that are added while it runs.
    for (const pointer of reached) this.get(pointer).references.forEach((one) => reached.add(one));
    return reached;
  }
}

/** Counts the operations that inherit the security requirements or servers of the contract. */
function countInheriting(document: JsonValue, keyword: (typeof INHERITED)[number]): number {
  const items = ['#/paths', '#/webhooks'].flatMap((list) =>
    Object.values(asObject(findAt(document, list))).map(asObject),
  );
  return items
    .map((item) => (typeof item.$ref === 'string' ? findAt(document, item.$ref) : item))
    .map(asObject)
    .filter((item) => item[keyword] === undefined)
    .flatMap((item) => METHODS.map((method) => item[method]))
    .filter((operation) => isJsonObject(operation) && operation[keyword] === undefined).length;
}

/** Counts the paths and webhooks that show each shared part. */
function countUses(document: JsonValue, parts: Parts): ReadonlyMap<string, number> {
  const groups = new Map<string, number>();
  for (const list of ['#/paths', '#/webhooks'])
    for (const name of Object.keys(findAt(document, list) ?? {})) {
      const key = [...parts.get(joinPointer(list, name)).references].join('\n');
      groups.set(key, 1 + (groups.get(key) ?? 0));
    }
  const uses = new Map(
    INHERITED.map((keyword) => [`#/${keyword}`, countInheriting(document, keyword)]),
  );
  for (const [key, count] of groups)
    // A path without references has an empty key, which would be the pointer of the whole contract.
    for (const pointer of parts.reach(key.split('\n').filter(Boolean)))
      uses.set(pointer, count + (uses.get(pointer) ?? 0));
  return uses;
}

const format = (count: number): string => count.toLocaleString('en-GB');

/**
 * Finds long texts, examples, callbacks, security requirements and servers in shared parts that would be written too
 * often. An example of 500 kB that 1,500 operations reference would become 750 MB of pages.
 *
 * @param document a bundled contract
 */
export function findRepeatedData(
  document: JsonValue,
  most: number = BUDGET.repeated,
): readonly LimitFault[] {
  const parts = new Parts(document);
  const uses = countUses(document, parts);
  const structures = parts.listStructures().flatMap((pointer) => {
    const {length} = writeJson(findAt(document, pointer) ?? null);
    return length < LONG
      ? []
      : [{pointer, length: MARKUP * length, words: ' with markup', shared: pointer}];
  });
  const data = [...uses.keys()].flatMap((shared) =>
    parts.get(shared).data.map(([pointer, length]) => ({pointer, length, words: '', shared})),
  );
  const found = [...structures, ...data].map((one) => {
    const count = uses.get(one.shared) ?? 0;
    return {...one, count, size: one.length * count};
  });
  let total = found.reduce((sum, {size}) => sum + size, 0);
  const faults: LimitFault[] = [];
  for (const {pointer, length, words, count, size} of found.sort((a, b) => b.size - a.size)) {
    if (total <= most) break;
    total -= size;
    const message = `${pointer} has ${format(length)} characters${words}, and is shown ${format(count)} times; all shared texts, examples, callbacks, security requirements and servers together may have ${format(most)}`;
    faults.push({pointer, message, fix: 'shorten it, or refer to it less often'});
  }
  return faults;
}
