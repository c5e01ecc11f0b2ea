import {type ArrayChange, diffArrays, diffWordsWithSpace} from 'diff';

/** A part of a line, marked if the other side does not have it. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A row of the comparison: a line of each side, or `same` if the lines are equal. */
export type Row =
  | {readonly same: string}
  | {readonly before?: readonly Piece[]; readonly after?: readonly Piece[]};

/** Maximum number of pairs to compare. Beyond it, removed and added lines are paired in order. */
const MOST_PAIRS = 4000;

/**
 * Maximum number of edits. Texts with more count as completely different, because the comparison would take seconds.
 */
const MOST_EDITS = 1000;

/** Minimum similarity of a removed and an added line to be shown as one changed line. */
const ALIKE = 0.35;

const toWords = (line: string): readonly string[] => line.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the similarity of two lines by their words (Dice's coefficient), from 0 to 1. */
function findLikeness(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return one.length + other.length === 0 ? 0 : (2 * common) / (one.length + other.length);
}

type Pair = readonly [before: string | undefined, after: string | undefined];

const pairInOrder = (removed: readonly string[], added: readonly string[]): readonly Pair[] =>
  Array.from({length: Math.max(removed.length, added.length)}, (_, index) => [
    removed[index],
    added[index],
  ]);

/** Computes, for each pair of positions, the highest total similarity that the remaining lines can reach. */
function sumLikeness(likeness: readonly (readonly number[])[], width: number): number[][] {
  const sums = Array.from({length: likeness.length + 1}, () => Array<number>(width + 1).fill(0));
  for (let i = likeness.length - 1; i >= 0; i -= 1)
    for (let j = width - 1; j >= 0; j -= 1) {
      const value = likeness[i]?.[j] ?? 0;
      const paired = value < ALIKE ? 0 : value + (sums[i + 1]?.[j + 1] ?? 0);
      (sums[i] ?? [])[j] = Math.max(paired, sums[i + 1]?.[j] ?? 0, sums[i]?.[j + 1] ?? 0);
    }
  return sums;
}

/** Pairs each removed line with the most similar added line, in order. Lines without a counterpart stay alone. */
function pairLines(removed: readonly string[], added: readonly string[]): readonly Pair[] {
  if (removed.length * added.length > MOST_PAIRS) return pairInOrder(removed, added);
  const words = added.map(toWords);
  const likeness = removed.map((line) => {
    const own = toWords(line);
    return words.map((other) => findLikeness(own, other));
  });
  const sums = sumLikeness(likeness, added.length);
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < removed.length && j < added.length) {
    const value = likeness[i]?.[j] ?? 0;
    const best = sums[i]?.[j] ?? 0;
    if (value >= ALIKE && best === value + (sums[i + 1]?.[j + 1] ?? 0)) {
      pairs.push([removed[i++], added[j++]]);
    } else if (best === (sums[i + 1]?.[j] ?? 0)) pairs.push([removed[i++], undefined]);
    else pairs.push([undefined, added[j++]]);
  }
  const rest = [removed.slice(i), added.slice(j)] as const;
  return [
    ...pairs,
    ...rest[0].map((line): Pair => [line, undefined]),
    ...rest[1].map((line): Pair => [undefined, line]),
  ];
}

const markAll = (line: string): readonly Piece[] => [{text: line, isMarked: true}];

function toRow([before, after]: Pair): Row {
  if (before === undefined || after === undefined) {
    return {
      ...(before !== undefined && {before: markAll(before)}),
      ...(after !== undefined && {after: markAll(after)}),
    };
  }
  const parts = diffWordsWithSpace(before, after, {maxEditLength: MOST_EDITS});
  if (parts === undefined) return {before: markAll(before), after: markAll(after)};
  const toPieces = (left: 'added' | 'removed', marked: 'added' | 'removed'): readonly Piece[] =>
    parts.filter((part) => !part[left]).map((part) => ({text: part.value, isMarked: part[marked]}));
  return {before: toPieces('added', 'removed'), after: toPieces('removed', 'added')};
}

/** Returns false for a row that only adds or removes an empty line. */
const isSeen = (row: Row): boolean =>
  'same' in row ||
  [...(row.before ?? []), ...(row.after ?? [])].some(({text}) => text.trim() !== '');

/** Consecutive lines that both sides have, or only one of them. */
type LinePart = Pick<ArrayChange<string>, 'added' | 'removed' | 'value'>;

const findParts = (before: readonly string[], after: readonly string[]): readonly LinePart[] =>
  diffArrays([...before], [...after], {maxEditLength: MOST_EDITS}) ?? [
    {value: [...before], removed: true, added: false},
    {value: [...after], removed: false, added: true},
  ];

/** Compares two texts line by line, and marks the words that only one of them has. */
export function diffLines(before: readonly string[], after: readonly string[]): readonly Row[] {
  const parts = findParts(before, after);
  const rows = parts.flatMap((part, index): readonly Row[] => {
    if (part.removed && parts[index + 1]?.added === true) return [];
    if (part.removed) return pairLines(part.value, []).map(toRow);
    if (!part.added) return part.value.map((same) => ({same}));
    const last = parts[index - 1];
    return pairLines(last?.removed === true ? last.value : [], part.value).map(toRow);
  });
  return rows.filter(isSeen);
}

export function countMarked(rows: readonly Row[]): {
  readonly added: number;
  readonly removed: number;
} {
  const count = (pieces: readonly Piece[] = []): number =>
    pieces.filter(({isMarked}) => isMarked).reduce((sum, {text}) => sum + toWords(text).length, 0);
  const changed = rows.flatMap((row) => ('same' in row ? [] : [row]));
  return {
    added: changed.reduce((sum, {after}) => sum + count(after), 0),
    removed: changed.reduce((sum, {before}) => sum + count(before), 0),
  };
}
