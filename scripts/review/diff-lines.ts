import {type ArrayChange, diffArrays, diffWordsWithSpace} from 'diff';

/** A part of a text, marked if the other side does not have it. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A row of the comparison: a line that both sides have, or consecutive lines that replace each other. */
export type Row =
  | {readonly same: string}
  | {readonly before?: readonly Piece[]; readonly after?: readonly Piece[]};

/** Maximum numbers of edits. Texts with more count as completely different, because comparing them would take seconds. */
const MOST = {lines: 1000, words: 300};

const markAll = (text: string): readonly Piece[] => [{text, isMarked: true}];

/** Compares the words of two texts. An empty text has no side. */
function compareWords(before: string, after: string): readonly Row[] {
  if (before.trim() === '') return after.trim() === '' ? [] : [{after: markAll(after)}];
  if (after.trim() === '') return [{before: markAll(before)}];
  const parts = diffWordsWithSpace(before, after, {maxEditLength: MOST.words});
  if (parts === undefined) return [{before: markAll(before), after: markAll(after)}];
  const toPieces = (left: 'added' | 'removed', marked: 'added' | 'removed'): readonly Piece[] =>
    parts.filter((part) => !part[left]).map((part) => ({text: part.value, isMarked: part[marked]}));
  return [{before: toPieces('added', 'removed'), after: toPieces('removed', 'added')}];
}

type LinePart = Pick<ArrayChange<string>, 'added' | 'removed' | 'value'>;

const findParts = (before: readonly string[], after: readonly string[]): readonly LinePart[] =>
  diffArrays([...before], [...after], {maxEditLength: MOST.lines}) ?? [
    {value: [...before], removed: true, added: false},
    {value: [...after], removed: false, added: true},
  ];

/** Compares two texts line by line, and marks the words that only one of them has. */
export function diffLines(before: readonly string[], after: readonly string[]): readonly Row[] {
  const parts = findParts(before, after);
  return parts.flatMap((part, index): readonly Row[] => {
    const [last, next] = [parts[index - 1], parts[index + 1]];
    const text = part.value.join('\n');
    if (part.removed) return next?.added === true ? [] : compareWords(text, '');
    if (part.added) return compareWords(last?.removed === true ? last.value.join('\n') : '', text);
    return part.value.map((same) => ({same}));
  });
}

const countWords = (pieces: readonly Piece[] = []): number =>
  pieces
    .filter(({isMarked}) => isMarked)
    .reduce((sum, {text}) => sum + (text.match(/[\p{L}\p{N}]+/gu) ?? []).length, 0);

export function countMarked(rows: readonly Row[]) {
  const changed = rows.flatMap((row) => ('same' in row ? [] : [row]));
  return {
    added: changed.reduce((sum, {after}) => sum + countWords(after), 0),
    removed: changed.reduce((sum, {before}) => sum + countWords(before), 0),
  };
}
