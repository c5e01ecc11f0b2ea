import type {Problem} from '@openapi-portal/reports';
import {asObject, isJsonList, type JsonValue} from '@openapi-portal/reports/json';
import {findAt, joinPointer} from '@openapi-portal/reports/pointer';

import {BUDGET} from '../budget';
import type {Fault} from '../contract/faults';
import {hasNames, isData} from '../schemas/keywords';
import {KNOWN_EXTENSIONS} from '../contract/omissions';

/** Matches pointers to maps that grow with the API. No code compares each entry with all others. */
const GROWING = /^#(\/(\$defs|definitions|paths|(components\/)?schemas|(x-)?webhooks))?$/;

/** A location as a linked list. Most locations never need a pointer, so pointers are built on demand. */
interface Path {
  readonly around: Path | string;
  readonly token: string;
}

const toPointer = (path: Path | string): string =>
  typeof path === 'string' ? path : joinPointer(toPointer(path.around), path.token);

const isCounted = (word: string): boolean =>
  word === 'enum' || word === 'security' || KNOWN_EXTENSIONS.has(word);

export type LimitFault = Fault & Pick<Problem, 'fix'>;

class LimitChecker {
  readonly faults: LimitFault[] = [];
  private readonly chains = new Map<string, number>();
  private readonly seen = new Set<unknown>();

  constructor(private readonly document: JsonValue) {}

  /** @param word the key of the value if it is an OpenAPI keyword */
  visit(value: JsonValue, path: Path | string, word?: string, levels = 0): void {
    // Aliases in YAML are the same object.
    if (typeof value !== 'object' || value === null || this.seen.has(value)) return;
    this.seen.add(value);
    if (levels > BUDGET.levels) return this.refuseLevels(toPointer(path));
    const hasData = word !== undefined && isData(word);
    if (hasData && !isCounted(word)) return;
    const members = Object.entries<JsonValue>(value);
    this.limitMembers(members, path, word);
    if (hasData && word !== 'security') return;
    const isOfWords = !isJsonList(value) && (word === undefined || !hasNames(word));
    if (isOfWords) this.follow(asObject(value).$ref, levels);
    for (const [token, member] of members)
      this.visit(member, {around: path, token}, isOfWords ? token : undefined, levels + 1);
  }

  private refuseLevels(pointer: string): void {
    const message = `A path of more than ${BUDGET.levels} nested values and references leads to ${pointer}`;
    const fix =
      'remove a reference from this path, for example from a schema to a schema that contains it';
    this.faults.push({pointer, message, fix});
  }

  private limitMembers(
    members: readonly [string, JsonValue][],
    path: Path | string,
    word?: string,
  ): void {
    const isOfOperation = word === 'tags' && typeof members[0]?.[1] === 'string';
    const limit = isOfOperation ? BUDGET.tags : BUDGET.members;
    if (members.length <= limit) return;
    const pointer = toPointer(path);
    if (GROWING.test(pointer)) return;
    const [found, most] = [members.length, limit].map((each) => each.toLocaleString('en-GB'));
    const message = `${pointer} has ${found} entries; the limit is ${most}`;
    this.faults.push({
      pointer,
      message,
      fix: 'split it, or remove entries that readers do not need',
    });
  }

  private follow(reference: unknown, levels: number): void {
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return;
    this.cutChain(reference);
    this.visit(findAt(this.document, reference) ?? null, reference, undefined, levels + 1);
  }

  /** Reports a chain of references where it becomes too long, because Redocly follows chains recursively. */
  private cutChain(reference: string): void {
    const way: string[] = [];
    const isNew = (next: unknown): next is string =>
      typeof next === 'string' && next.startsWith('#/') && !this.chains.has(next);
    let next: unknown = reference;
    while (isNew(next)) {
      // Marks the location as visited, so that a circle ends.
      this.chains.set(next, 0);
      way.push(next);
      next = asObject(findAt(this.document, next)).$ref;
    }
    for (const pointer of way.reverse()) this.measure(pointer);
  }

  private measure(pointer: string): void {
    const {$ref} = asObject(findAt(this.document, pointer));
    if (typeof $ref !== 'string') return;
    const length = 1 + (this.chains.get($ref) ?? 0);
    this.chains.set(pointer, length % (BUDGET.chain + 1));
    if (length <= BUDGET.chain) return;
    const message = `${pointer} is the start of a chain of more than ${BUDGET.chain} references`;
    this.faults.push({pointer, message, fix: 'refer to the target at the end of the chain'});
  }
}

export function findExceededLimits(document: JsonValue): readonly LimitFault[] {
  const excess = new LimitChecker(document);
  excess.visit(document, '#');
  return excess.faults;
}
