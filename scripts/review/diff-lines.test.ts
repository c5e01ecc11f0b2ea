import {describe, expect, it} from 'vitest';

import {countMarked, diffLines, type Piece, type Row} from './diff-lines';

const printPieces = (pieces: readonly Piece[] | undefined): string =>
  (pieces ?? []).map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');

/** Formats a row as `same`, or as `before | after` with marked words in brackets. */
const print = (row: Row): string =>
  'same' in row ? row.same : `${printPieces(row.before)} | ${printPieces(row.after)}`;

const diff = (before: readonly string[], after: readonly string[]): readonly string[] =>
  diffLines(before, after).map(print);

describe('two texts side by side', () => {
  it('mark the words that only one of them has', () => {
    expect(diff(['Press the red button.'], ['Press the green button twice.'])).toEqual([
      'Press the [red] button. | Press the [green] button[ twice].',
    ]);
  });

  it('are the same lines if nothing differs', () => {
    expect(diff(['One.', '', 'Two.'], ['One.', '', 'Two.'])).toEqual(['One.', '', 'Two.']);
  });

  it('put lines that replace each other side by side', () => {
    expect(diff(['One.', 'Two.', 'End.'], ['Three.', 'End.'])).toEqual([
      '[One].[\nTwo.] | [Three].',
      'End.',
    ]);
  });

  it('keep the order of added, unchanged and removed lines', () => {
    expect(diff(['A one.', 'B two.', 'C three.'], ['B two.', 'D four.', 'C three.'])).toEqual([
      '[A one.] | ',
      'B two.',
      ' | [D four.]',
      'C three.',
    ]);
  });

  it('ignore added and removed empty lines', () => {
    expect(diff(['One.', 'Two.'], ['One.', '', 'Two.'])).toEqual(['One.', 'Two.']);
  });

  it('are compared quickly, even if every line of a long page differs', () => {
    const lines = (word: string) => Array.from({length: 1500}, (_, index) => `${word} ${index}`);
    expect(diff(lines('old'), lines('new'))).toHaveLength(1);
  });
});

it('counts the words that only one side has', () => {
  const rows = diffLines(['Press the red button.', 'Gone.'], ['Press the green button twice.']);
  expect(countMarked(rows)).toEqual({added: 2, removed: 2});
});
