import {formatLine} from '@openapi-portal/reports';
import {asObject, isJsonList, type JsonObject} from '@openapi-portal/reports/json';
import {listValues, splitPointer} from '@openapi-portal/reports/pointer';

import {findKeywordKind, hasNames, isData} from '../schemas/keywords';

import type {Fault} from './faults';
import {METHODS} from './methods';

type Container = Record<string | number, unknown>;

interface Step {
  readonly value: unknown;
  readonly parent: Container;
  readonly token: string;
  /** The nearest OpenAPI keyword on the path. Entries of a map or array have the keyword of the map or array. */
  readonly word: string;
  readonly isEntry: boolean;
}

const DESCRIBED = new Set(
  `additionalOperations definitions examples headers links parameters requestBodies responses schemas servers tags variables`.split(
    ' ',
  ),
);

const NAMES = new Set(['operationId', 'summary', 'tags']);

/** Maps whose entries are valid with only a `description`. */
const REPLACEABLE = new Set('definitions examples headers links responses schemas'.split(' '));

const isSchema = ({word, isEntry}: Step): boolean =>
  isEntry
    ? ['named', 'schemas'].includes(findKeywordKind(word) ?? '') && !word.startsWith('dependent')
    : word === 'schema' || findKeywordKind(word) === 'schema';

const isDescribed = (step: Step): boolean =>
  typeof step.value === 'object' &&
  step.value !== null &&
  !isJsonList(step.value) &&
  typeof asObject(step.value).$ref !== 'string' &&
  (isSchema(step) ||
    (step.isEntry
      ? DESCRIBED.has(step.word)
      : [...METHODS, 'info', 'requestBody'].includes(step.word)));

const isReplaceable = (step: Step): boolean =>
  isSchema(step) ||
  (step.isEntry ? REPLACEABLE.has(step.word) : [...METHODS, 'requestBody'].includes(step.word));

/** Returns the members of an operation that determine the URL of its page, and links to it. */
const keepNames = (value: unknown): JsonObject =>
  Object.fromEntries(Object.entries(asObject(value)).filter(([key]) => NAMES.has(key)));

/** Lists the values on the path of a pointer. The path ends early at data or at a missing value. */
function walk(root: JsonObject, pointer: string): readonly Step[] {
  const steps: Step[] = [];
  let value: unknown = root;
  let word = '';
  let isNamed = false;
  for (const token of splitPointer(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) break;
    const parent = value as Container;
    const isEntry: boolean = isNamed || isJsonList(parent);
    value = parent[token];
    if (!isEntry) word = token;
    isNamed = !isEntry && hasNames(token) && !isJsonList(value);
    steps.push({value, parent, token, word, isEntry});
    if (!isEntry && isData(token) && token !== 'security') break;
  }
  return steps;
}

const MOST_TOLD = 20;

const FAULT = '**Fault in the contract:** ';

class Mending {
  /** Lists from which items were removed, with the step of those that are security requirements. */
  readonly #lists = new Map<unknown[], Step | undefined>();
  readonly #mended = new Set<string>();
  readonly #notes = new Map<Container, Set<string>>();

  constructor(readonly root: JsonObject) {}

  mend({pointer, message, isShown = false}: Fault): void {
    const tokens = pointer.split('/');
    if (tokens.some((_, index) => this.#mended.has(tokens.slice(0, index + 1).join('/')))) return;
    const steps = walk(this.root, pointer);
    const isWhole = steps.length === splitPointer(pointer).length;
    const last = steps.at(-1);
    const note = `${FAULT}${message}.`;
    if (isShown || !isWhole || last === undefined) return this.#tell(steps, note);
    this.#mended.add(pointer);
    if (isReplaceable(last))
      last.parent[last.token] = {...keepNames(last.value), description: note};
    else {
      this.#remove(last, steps.slice(0, -1));
      this.#tell(steps.slice(0, -1), note);
    }
  }

  /** Adds the notes to the descriptions. Only now closes the gaps in lists, which kept pointers valid. */
  end(): JsonObject {
    this.#notes.forEach((notes, holder) => this.#write(holder, [...notes]));
    for (const [list, step] of this.#lists) {
      const items = list.filter((item) => item !== undefined);
      // An empty list would remove the requirements of the contract (OpenAPI 3.1.1, 4.8.10.1).
      if (items.length === 0 && step !== undefined) delete step.parent[step.token];
      list.length = 0;
      for (const item of items) list.push(item);
    }
    return this.root;
  }

  #remove({parent, token}: Step, steps: readonly Step[]): void {
    const [outer, holder] = [steps.at(-2), steps.at(-1)];
    const isSecurity = holder?.word === 'security';
    if (Array.isArray(parent)) {
      parent[Number(token)] = undefined;
      this.#lists.set(parent, isSecurity && outer?.word !== 'security' ? holder : undefined);
      // Without its scheme, a requirement would allow anonymous requests (OpenAPI 3.1.1, 4.8.10.1).
    } else if (isSecurity && holder.isEntry) parent[token] = [];
    else delete parent[token];
  }

  #tell(steps: readonly Step[], note: string): void {
    const found = [...steps].reverse().find(isDescribed)?.value as Container | undefined;
    const holder = found ?? this.#findInfo();
    if (holder !== undefined)
      this.#notes.set(holder, (this.#notes.get(holder) ?? new Set()).add(note));
  }

  /** Returns the `info` object; undefined if the document is only a file that a contract references. */
  #findInfo(): Container | undefined {
    const root = this.root as Container;
    if (root.openapi === undefined && root.swagger === undefined) return undefined;
    root.info = asObject(root.info);
    return root.info as Container;
  }

  #write(holder: Container, notes: readonly string[]): void {
    const {description} = holder;
    const before = typeof description === 'string' && description !== '' ? [description] : [];
    const own = notes.filter((note) => before[0]?.includes(note) !== true);
    const more = own.length > MOST_TOLD ? [`And ${own.length - MOST_TOLD} more.`] : [];
    if (own.length > 0)
      holder.description = [...before, ...own.slice(0, MOST_TOLD), ...more].join('\n\n');
  }
}

/** Removes the faulty parts of a copy of a contract. A note in the nearest description explains each. */
export function removeFaultyParts(document: JsonObject, faults: readonly Fault[]): JsonObject {
  if (faults.length === 0) return document;
  const mending = new Mending(structuredClone(document));
  for (const fault of faults) mending.mend(fault);
  return mending.end();
}

/** Lists the notes that `removeFaultyParts` has added, each after the pointer of the described part. */
export const listFaultNotes = (document: JsonObject): readonly string[] =>
  [...listValues(document)].flatMap(([pointer, value]) =>
    typeof value === 'string' && pointer.endsWith('/description')
      ? value
          .split('\n\n')
          .filter((note) => note.startsWith(FAULT))
          .map((note) =>
            formatLine(`${pointer.slice(0, -'/description'.length)}  ${note.slice(FAULT.length)}`),
          )
      : [],
  );
