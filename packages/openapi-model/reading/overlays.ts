import type {Document} from '@redocly/openapi-core';
import type {JSONPathNode, JSONValue} from 'json-p3';
import type {Problem} from '@openapi-portal/reports';
import {
  asObject,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {joinPointer} from '@openapi-portal/reports/pointer';

import {BUDGET, countSteps} from '../budget';
import {Refusal} from './file-problems';
import {findStart} from './find-start';
import {createEnvironment, measure} from './json-path';
import type {Origin, Origins} from './origins';

type Redocly = typeof import('@redocly/openapi-core');
type Container = Record<string | number, JsonValue>;

function toKind(value: JsonValue): string {
  if (isJsonList(value)) return 'a list';
  return isJsonObject(value) ? 'an object' : 'a plain value';
}

const readAt = (root: unknown, location: readonly (string | number)[]): JsonValue =>
  location.reduce<JsonValue>(
    (value, key) => (value as Container)[key] as JsonValue,
    root as JsonValue,
  );

/** Each further segment with `..` multiplies the time by the depth of the contract. */
const MOST_DESCENTS = 2;

/** A path may select a value this often, with several filters for example. Each segment multiplies the number. */
const MOST_REPEATS = 10;

/** Warnings about actions that change nothing. */
const MOST_WARNINGS = 100;

/** Replaces names in quotes, which may contain any characters. */
const withoutNames = (path: string): string =>
  path.replace(/'(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?/gs, "''");

const cutBehind = (path: string, sign: string): string =>
  path.includes(sign) ? path.slice(path.indexOf(sign) + 1) : '';

const isSearch = (path: string): boolean => /\.\.|[*?:]/.test(path);

/** Visits of values by `*` and filters that take as long as a visit by `..`. */
const VISITS_PER_STEP = 10;

/** Matching a pattern takes up to the square of the length of the text. */
const SQUARE_PER_STEP = 10_000;

function countValues(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values<JsonValue>(value).reduce<number>((sum, one) => sum + countValues(one), 1);
}

/** Applies one overlay to a document (Overlay 1.1.0, 4.4.3), and collects its problems. */
export class Overlay {
  readonly problems: Problem[] = [];
  /** Actions that select nothing, which the specification allows. */
  readonly warnings: Problem[] = [];

  readonly #reported = new Set<string>();

  /** Number of actions that change nothing. */
  #idle = 0;

  /** Number of values of the contract, before the current action. */
  #values = 0;

  readonly #environment = createEnvironment((text) =>
    this.#spend(text.length ** 2 / SQUARE_PER_STEP),
  );

  /** @param origins of the document, in which the overlay's values are recorded */
  constructor(
    private readonly redocly: Redocly,
    private readonly overlay: Document,
    private readonly document: Document,
    private readonly origins: Origins,
  ) {}

  apply(): void {
    const {overlay, info, actions} = asObject(this.overlay.parsed);
    const {title, version} = asObject(info);
    if (typeof overlay !== 'string' || !/^1\.[01]\.\d+$/.test(overlay))
      return this.#report('#', 'This file is not an overlay', 'start it with overlay: 1.1.0');
    if (typeof title !== 'string' || typeof version !== 'string')
      this.#report('#/info', 'The overlay has no title or no version', 'add both to `info`');
    if (!isJsonList(actions) || actions.length === 0)
      return this.#report('#', 'The overlay has no actions', 'list at least one in `actions`');
    for (const [index, action] of actions.entries())
      if (!this.#tryToAct(asObject(action), `#/actions/${index}`)) break;
    const others = this.#idle - MOST_WARNINGS;
    if (others <= 0) return;
    const fix = 'correct their paths, or remove them';
    this.warnings.push(this.#toProblem('#/actions', `${others} more actions change nothing`, fix));
  }

  /** Returns false if the action writes too much. Reports it, because the next actions would, too. */
  #tryToAct(action: JsonObject, at: string): boolean {
    try {
      this.#act(action, at);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#report(at, `The action ${error.message}`, error.fix);
      return false;
    }
  }

  #act({target, update, copy, remove}: JsonObject, at: string): void {
    const nodes = this.#select(target, `${at}/target`);
    if (nodes === undefined) return;
    if (nodes.length === 0) {
      this.#idle += 1;
      if (this.#idle > MOST_WARNINGS) return;
      const message = `The action changes nothing, because the contract has no ${String(target)}`;
      const fix = 'correct the path, or remove the action';
      this.warnings.push(this.#toProblem(`${at}/target`, message, fix));
    } else if (remove === true) this.#remove(nodes, at);
    else if (update !== undefined)
      this.#merge(nodes, update, {source: this.overlay.source, pointer: `${at}/update`}, at);
    else if (copy !== undefined) this.#copy(nodes, copy, at);
    else {
      const fix = 'add `update`, `copy` or `remove: true`';
      this.#report(at, 'The action does not say what to do', fix);
    }
  }

  /** Returns the nodes that a path selects; undefined if the path is invalid or too costly. */
  #select(target: JsonValue | undefined, at: string): readonly JSONPathNode[] | undefined {
    const path = String(target);
    const named = withoutNames(path);
    const descents = named.split('..').length - 1;
    // A filter would search the whole contract again for each value.
    const hasSearchInFilter = isSearch(cutBehind(cutBehind(named, '?'), '$'));
    if (descents > MOST_DESCENTS || hasSearchInFilter) {
      const reason =
        descents > MOST_DESCENTS
          ? `has more than ${MOST_DESCENTS} segments with \`..\``
          : 'searches the whole contract in a filter';
      this.#report(at, `${path} ${reason}`, 'name the parts between them');
      return undefined;
    }
    try {
      const query = this.#environment.compile(path);
      const {repeats, more} = measure(query);
      if (repeats > MOST_REPEATS) {
        const message = `The path may select a value ${repeats} times, but only ${MOST_REPEATS} are allowed`;
        this.#report(at, message, 'list each name, `*` and filter once');
        return undefined;
      }
      const searches = repeats * (isSearch(named) ? more + 1 : more);
      if (searches > 0) {
        this.#values = countValues(asObject(this.document.parsed));
        this.#spend((searches * this.#values) / (descents === 0 ? VISITS_PER_STEP : 1));
      }
      return query.query(this.document.parsed as JSONValue).nodes;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const message = `${path} is not a JSONPath (RFC 9535): ${(error as Error).message}`;
      this.#report(at, message, "write a path such as $.paths['/users'].get");
      return undefined;
    }
  }

  /** @throws Refusal if the overlays of the contract have visited too many values */
  #spend(steps: number): void {
    const left = countSteps(asObject(this.document.parsed), 'overlays', steps);
    if (left >= 0 || BUDGET.steps.overlays - left <= BUDGET.searches * this.#values) return;
    const fix = 'select by the paths of the values instead of by `..`, `*` or a filter';
    throw new Refusal('and all that follow are omitted: the overlays search too much', fix);
  }

  #remove(nodes: readonly JSONPathNode[], at: string): void {
    const {parsed} = this.document;
    const places = nodes.map(({location}) => ({
      parent: readAt(parsed, location.slice(0, -1)) as Container | JsonValue[],
      key: location.at(-1),
    }));
    for (const {parent, key} of places) {
      if (key === undefined) {
        const fix = 'select the parts that must go';
        this.#report(`${at}/target`, 'The action removes the whole contract', fix);
      } else delete (parent as Container)[key];
    }
    // Closing the gaps in lists only now keeps the indexes of the other nodes valid.
    for (const {parent} of places)
      if (Array.isArray(parent)) parent.splice(0, parent.length, ...Object.values(parent));
  }

  #copy(nodes: readonly JSONPathNode[], path: JsonValue, at: string): void {
    const found = this.#select(path, `${at}/copy`);
    const [node] = found ?? [];
    if (found === undefined) return;
    if (node === undefined || found.length > 1) {
      const message = `${String(path)} selects ${found.length} values, but one is needed`;
      return this.#report(`${at}/copy`, message, 'correct the path');
    }
    const pointer = node.location.reduce<string>(joinPointer, '#');
    this.#merge(nodes, node.value as JsonValue, this.origins.find(pointer), at);
  }

  #merge(nodes: readonly JSONPathNode[], value: JsonValue, origin: Origin, at: string): void {
    for (const {location} of nodes) {
      const target = readAt(this.document.parsed, location);
      const parent = readAt(this.document.parsed, location.slice(0, -1)) as Container;
      const key = location.at(-1);
      if (isJsonList(target)) this.#append(target as JsonValue[], value, origin);
      else if (isJsonObject(target) && isJsonObject(value))
        this.#mergeInto(target, value, origin, at);
      else if (toKind(target) === toKind(value) && key !== undefined)
        this.origins.write(parent, key, value, origin);
      else this.#refuse(target, value, at);
    }
  }

  #mergeInto(target: JsonObject, update: JsonObject, origin: Origin, at: string): void {
    for (const [key, value] of Object.entries(update)) {
      const old = Object.hasOwn(target, key) ? target[key] : undefined;
      const from = {...origin, pointer: joinPointer(origin.pointer, key)};
      if (isJsonObject(old) && isJsonObject(value)) this.#mergeInto(old, value, from, at);
      else if (isJsonList(old) && isJsonList(value)) this.#append(old as JsonValue[], value, from);
      else if (old === undefined || toKind(old) === toKind(value))
        this.origins.write(target, key, value, from);
      else this.#refuse(old, value, from.source === this.overlay.source ? from.pointer : at);
    }
  }

  #append(list: JsonValue[], value: JsonValue, origin: Origin): void {
    const items = isJsonList(value) ? value : [value];
    items.forEach((item, index) => {
      const pointer = isJsonList(value) ? joinPointer(origin.pointer, index) : origin.pointer;
      this.origins.write(list as unknown as Container, list.length, item, {...origin, pointer});
    });
  }

  #refuse(target: JsonValue, value: JsonValue, at: string): void {
    const message = `The action merges ${toKind(value)} into ${toKind(target)}`;
    this.#report(at, message, 'remove the old value first, or write a value of its kind');
  }

  /** Reports a problem, but only once for all values that an action selects. */
  #report(at: string, message: string, fix: string): void {
    const key = `${at} ${message}`;
    if (!this.#reported.has(key)) this.problems.push(this.#toProblem(at, message, fix));
    this.#reported.add(key);
  }

  #toProblem(pointer: string, message: string, fix: string): Problem {
    const start = findStart(this.redocly, {source: this.overlay.source, pointer});
    return {...start, message, fix};
  }
}
