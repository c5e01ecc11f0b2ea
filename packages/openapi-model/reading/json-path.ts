import {type FilterFunction, jsonpath, JSONPathEnvironment, JSONPathQuery} from 'json-p3';

import {isCheckable} from '../inputs/patterns';

import {Refusal} from './file-problems';

const {
  functions: {Match, Search},
  selectors: {IndexSelector, NameSelector},
} = jsonpath;

type Segment = jsonpath.JSONPathSegment;

/** Wraps `match` or `search`, which json-p3 passes to the backtracking engine of JavaScript. */
function limit(inner: FilterFunction, count: (text: string) => void): FilterFunction {
  const {argTypes, returnType} = inner;
  const call = (text: unknown, pattern: unknown): unknown => {
    if (typeof text !== 'string' || typeof pattern !== 'string') return false;
    const checked = inner instanceof Match ? `^(?:${pattern})$` : pattern;
    if (!isCheckable(checked)) {
      const message = `and all that follow are omitted: the pattern ${pattern} may be slow`;
      throw new Refusal(message, 'avoid repetitions inside repetitions, lookbehind and `\\1`');
    }
    count(text);
    return inner.call(text, pattern);
  };
  return {argTypes, returnType, call};
}

/** @param count called with each text before it is matched with a pattern */
export function createEnvironment(count: (text: string) => void): JSONPathEnvironment {
  const environment = new JSONPathEnvironment();
  const {functionRegister} = environment;
  functionRegister.set('match', limit(new Match(), count));
  functionRegister.set('search', limit(new Search(), count));
  return environment;
}

/** Lists the segments of a path or an expression, and of the paths in its filters. */
function listSegments(part: unknown): readonly Segment[] {
  if (part instanceof JSONPathQuery)
    return part.segments.flatMap((one) => [one, ...one.selectors.flatMap(listSegments)]);
  if (typeof part !== 'object' || part === null) return [];
  const {expression, left, right, path, args} = part as Readonly<Record<string, unknown>>;
  return [expression, left, right, path, args].flat().flatMap(listSegments);
}

/** Returns how often a segment may select the same value: `['a', 'a', *]` selects `a` three times. */
function countRepeats({selectors: all}: Segment): number {
  const counts = new Map<string | number | false, number>();
  let most = 0;
  let others = 0;
  for (const one of all) {
    const key = one instanceof NameSelector ? one.name : one instanceof IndexSelector && one.index;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (key === false) others = count;
    else most = Math.max(most, count);
  }
  return most + others;
}

/** Returns how often a path may select the same value, and its selectors in addition to one of each segment. */
export function measure(query: JSONPathQuery) {
  const segments = listSegments(query);
  const count = segments.reduce((sum, one) => sum + one.selectors.length, 0);
  return {
    repeats: segments.reduce((product, one) => product * countRepeats(one), 1),
    more: count - query.segments.length,
  };
}
