import type {Problem} from '@openapi-portal/reports';
import {asObject, isJsonList, type JsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {findAt, joinPointer} from '@openapi-portal/reports/pointer';

import {BUDGET} from '../budget';
import type {Fault} from '../contract/faults';
import {hasNames, isData} from '../contract/members';
import {KNOWN_EXTENSIONS} from '../contract/omissions';

/** Maps and lists that grow with an API: nothing has to be compared with all of their entries. */
const GROWING =
  /^#(\/(\$defs|definitions|parameters|paths|responses|schemas|tags|(x-)?webhooks|components(\/[^/]+)?))?$/;

/** A location while a document is walked: most of them never need a pointer. */
interface Path {
  readonly around?: Path;
  readonly token: string;
}

const toPointer = ({around, token}: Path): string =>
  around === undefined ? '#' : joinPointer(toPointer(around), token);

/** Values that are compared one by one, unlike other data. */
const isCompared = (key: string): boolean =>
  key === 'enum' || key === 'security' || KNOWN_EXTENSIONS.has(key);

/** A part that is left out, and what its author does about it. */
type ExcessFault = Fault & Pick<Problem, 'fix'>;

/** The parts of a document that are more than one contract may have. */
class Excess {
  readonly faults: ExcessFault[] = [];
  /** References that follow one another from a location, by its pointer. */
  private readonly chains = new Map<string, number>();
  private readonly seen = new Set<unknown>();

  constructor(private readonly document: JsonValue) {}

  /** @param isWord true if the token is a word of OpenAPI, not a name that an author chose */
  visit(value: JsonValue, path: Path, isWord: boolean): void {
    // An alias of YAML is the same object.
    if (typeof value !== 'object' || value === null || this.seen.has(value)) return;
    this.seen.add(value);
    const {token} = path;
    if (isWord && isData(token) && !isCompared(token)) return;
    const members = Object.entries<JsonValue>(value);
    if (members.length > BUDGET.members) this.refuse(path, members.length);
    if (isWord && isData(token) && token !== 'security') return;
    const isOfWords = !isJsonList(value) && !(isWord && hasNames(token));
    if (isOfWords) this.follow((value as JsonObject).$ref);
    for (const [name, member] of members)
      this.visit(member, {around: path, token: name}, isOfWords);
  }

  private refuse(path: Path, count: number): void {
    const pointer = toPointer(path);
    if (GROWING.test(pointer)) return;
    const [found, most] = [count, BUDGET.members].map((each) => each.toLocaleString('en-GB'));
    const message = `${pointer} has ${found} entries, and may have ${most}`;
    this.faults.push({pointer, message, fix: 'split it, or leave out what no reader needs'});
  }

  /** Follows a chain of references, and cuts it where it becomes too long: Redocly follows each inside of the one before. */
  private follow(reference: unknown): void {
    const way: string[] = [];
    const isNew = (next: unknown): next is string =>
      typeof next === 'string' && next.startsWith('#/') && !this.chains.has(next);
    for (let next = reference; isNew(next); next = asObject(findAt(this.document, next)).$ref) {
      // A circle ends where it began.
      this.chains.set(next, 0);
      way.push(next);
    }
    for (const pointer of way.reverse()) this.measure(pointer);
  }

  private measure(pointer: string): void {
    const {$ref} = asObject(findAt(this.document, pointer));
    if (typeof $ref !== 'string') return;
    const length = 1 + (this.chains.get($ref) ?? 0);
    this.chains.set(pointer, length % (BUDGET.chain + 1));
    if (length <= BUDGET.chain) return;
    const message = `${pointer} begins a chain of more than ${BUDGET.chain} references`;
    this.faults.push({pointer, message, fix: 'refer to the end of the chain'});
  }
}

/** Finds the parts of a document that would take more time than a contract may, each by itself. */
export function findExcess(document: JsonValue): readonly ExcessFault[] {
  const excess = new Excess(document);
  excess.visit(document, {token: ''}, false);
  return excess.faults;
}
