import {type CharSet, NFA, transform, Transformers, visitAst} from 'refa';

import {parsePattern} from './parse-pattern';

/** Maximum number of states in an automaton. Real patterns have hundreds. */
const MOST_STATES = 20_000;

/** Maximum number of states visited on all paths, which takes less than a second. */
const MOST_STEPS = 1_000_000;

/** Maximum length of a word beyond the shortest permitted length. */
const MOST_EXTRA = 500;

/** Maximum number of repetitions in a word, unless the pattern or the length requires more. */
const ENOUGH_REPETITIONS = 8;

const toCodePoints = (text: string): readonly number[] =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Preferred characters of words. The characters of each row are used in turn. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '1234567890'].map(
  toCodePoints,
);

const OTHERS = toCodePoints(`-_./: @+=,#~'()`);

interface Lengths {
  readonly least: number;
  readonly most: number;
}

/** @throws TooManyNodesError from refa */
function buildAutomaton(source: string, least: number): NFA | undefined {
  // A pattern of JSON Schema is not anchored (Core 2020-12, 6.4).
  const parsed = parsePattern(String.raw`^[\s\S]*(?:${source})[\s\S]*$`, {
    backreferences: 'disable',
  });
  if (parsed === undefined) return undefined;
  const {expression, maxCharacter} = parsed;
  visitAst(expression, {
    onQuantifierEnter(node) {
      if (node.max !== Infinity)
        node.max = Math.min(node.max, Math.max(node.min, least, ENOUGH_REPETITIONS));
    },
  });
  const simple = transform(Transformers.applyAssertions(), expression);
  const creation = {assertions: 'ignore', unknowns: 'disable'} as const;
  const factory = new NFA.LimitedNodeFactory(MOST_STATES);
  return NFA.fromRegex(simple, {maxCharacter}, creation, factory);
}

interface Path {
  readonly via: CharSet;
  readonly before: Path | undefined;
}

function listSteps(end: Path | undefined): readonly CharSet[] {
  const steps: CharSet[] = [];
  for (let path = end; path !== undefined; path = path.before) steps.push(path.via);
  return steps.reverse();
}

function findPath({initial, finals}: NFA, {least, most}: Lengths): readonly CharSet[] | undefined {
  let layer = new Map<NFA.Node, Path | undefined>([[initial, undefined]]);
  let steps = 0;
  for (let length = 0; length <= Math.min(most, least + MOST_EXTRA); length += 1) {
    const end = length < least ? undefined : [...layer].find(([node]) => finals.has(node));
    if (end !== undefined) return listSteps(end[1]);
    const next = new Map<NFA.Node, Path>();
    for (const [node, before] of layer)
      for (const [to, via] of node.out) if (!next.has(to)) next.set(to, {via, before});
    layer = next;
    steps += layer.size;
    if (steps > MOST_STEPS) return undefined;
  }
  return undefined;
}

/** Returns the index after the group that a pattern begins with; -1 if the group is not closed. */
function findGroupEnd(pattern: string): number {
  let depth = 0;
  for (const {0: token, index} of pattern.matchAll(/\\.|\[(?:\\.|[^\]])*\]|[()]/g)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    if (depth === 0 && token === ')') return index + 1;
  }
  return -1;
}

/** Splits the lookaheads at the start of a pattern into separate patterns, all of which a text must match. */
function splitLookaheads(pattern: string): readonly string[] {
  if (!pattern.startsWith('^(?=')) return [pattern];
  const end = findGroupEnd(pattern.slice(1)) + 1;
  const ahead = pattern.slice('^(?='.length, end - 1);
  return end === 0 ? [pattern] : [`^(?:${ahead})`, ...splitLookaheads(`^${pattern.slice(end)}`)];
}

const buildAll = (patterns: readonly string[], least: number): NFA | undefined =>
  patterns
    .flatMap(splitLookaheads)
    .map((one) => buildAutomaton(one, least))
    .reduce(
      (all, one) =>
        all && one && NFA.fromIntersection(all, one, new NFA.LimitedNodeFactory(MOST_STATES)),
    );

function findSets(patterns: readonly string[], lengths: Lengths): readonly CharSet[] | undefined {
  try {
    const automaton = buildAll(patterns, lengths.least);
    return automaton && findPath(automaton, lengths);
  } catch {
    // refa throws errors of several classes for patterns that are too large or that it cannot convert.
    return undefined;
  }
}

const known = new Map<string, readonly CharSet[] | undefined>();

function findKnownSets(patterns: readonly string[], lengths: Lengths) {
  const key = JSON.stringify([patterns, lengths]);
  const found = known.has(key) ? known.get(key) : findSets(patterns, lengths);
  known.set(key, found);
  return found;
}

function chooseCharacters(sets: readonly CharSet[], variant: number): string {
  const next = ROWS.map(() => variant);
  const characters = sets.map((set) => {
    for (const [row, characters] of ROWS.entries()) {
      const start = next[row] ?? 0;
      const rotated = characters.map((_, index) => characters[(start + index) % characters.length]);
      const offset = rotated.findIndex((one) => one !== undefined && set.has(one));
      if (offset === -1) continue;
      next[row] = start + offset + 1;
      return rotated[offset] ?? 0;
    }
    return OTHERS.find((one) => set.has(one)) ?? set.ranges[0]?.min ?? 0;
  });
  return characters.map((one) => String.fromCodePoint(one)).join('');
}

/** Finds a short readable text that matches all patterns. `variant` selects another one. */
export function findMatchingText(
  patterns: readonly string[],
  lengths: Lengths,
  variant = 0,
): string | undefined {
  const sets = findKnownSets(patterns, lengths);
  return sets && chooseCharacters(sets, variant);
}
