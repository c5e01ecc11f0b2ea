import {isJsonList, type JsonValue, writeJson} from '@openapi-portal/reports/json';
import {findAt, joinPointer} from '@openapi-portal/reports/pointer';

import {BUDGET} from '../budget';
import {hasNames, isData} from '../schemas/keywords';

import type {ExcessFault} from './excess';

/** Length of a text or an example in characters from which it is counted. */
const LONG = 1000;

/** A shared part of a contract: its references to other parts, and its long texts and examples. */
interface Part {
  readonly references: Set<string>;
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
  const isOfWords = !isJsonList(value) && (word === undefined || !hasNames(word));
  for (const [key, member] of Object.entries<JsonValue>(value))
    readPart(member, joinPointer(pointer, key), part, isOfWords ? key : undefined);
  return part;
}

class Parts {
  private readonly known = new Map<string, Part>();

  constructor(private readonly document: JsonValue) {}

  get(pointer: string): Part {
    const empty = {references: new Set<string>(), data: []};
    const part =
      this.known.get(pointer) ?? readPart(findAt(this.document, pointer) ?? null, pointer, empty);
    this.known.set(pointer, part);
    return part;
  }

  /** Lists the parts that references lead to, directly or through other parts. */
  reach(references: Iterable<string>): ReadonlySet<string> {
    const reached = new Set(references);
    // The loop also visits references that are added while it runs.
    for (const pointer of reached) this.get(pointer).references.forEach((one) => reached.add(one));
    return reached;
  }
}

/** Counts the paths and webhooks that show each shared part. */
function countUses(document: JsonValue, parts: Parts): ReadonlyMap<string, number> {
  const groups = new Map<string, number>();
  for (const list of ['#/paths', '#/webhooks'])
    for (const name of Object.keys(findAt(document, list) ?? {})) {
      const key = [...parts.get(joinPointer(list, name)).references].join('\n');
      groups.set(key, 1 + (groups.get(key) ?? 0));
    }
  const uses = new Map<string, number>();
  for (const [key, count] of groups)
    // A path without references has an empty key, which would be the pointer of the whole contract.
    for (const pointer of parts.reach(key.split('\n').filter(Boolean)))
      uses.set(pointer, count + (uses.get(pointer) ?? 0));
  return uses;
}

const format = (count: number): string => count.toLocaleString('en-GB');

/**
 * Finds long texts and examples in shared parts that would be written too often: an example of 500 kB that 1,500
 * operations reference would become 750 MB of pages.
 *
 * @param document a bundled contract
 */
export function findRepeatedData(
  document: JsonValue,
  most: number = BUDGET.repeated,
): readonly ExcessFault[] {
  const parts = new Parts(document);
  const data = [...countUses(document, parts)].flatMap(([pointer, uses]) =>
    parts.get(pointer).data.map(([at, length]) => ({pointer: at, length, uses})),
  );
  let total = data.reduce((sum, {length, uses}) => sum + length * uses, 0);
  const faults: ExcessFault[] = [];
  for (const {pointer, length, uses} of data.sort(
    (a, b) => b.length * b.uses - a.length * a.uses,
  )) {
    if (total <= most) break;
    total -= length * uses;
    const message = `${pointer} has ${format(length)} characters, and ${format(uses)} paths or webhooks show it; all shared texts and examples together may have ${format(most)}`;
    faults.push({pointer, message, fix: 'shorten it, or refer to it less often'});
  }
  return faults;
}
