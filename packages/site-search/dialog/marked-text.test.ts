import {expect, it} from 'vitest';

import {splitByMarks} from './option';

const show = (...parameters: Parameters<typeof splitByMarks>): string =>
  splitByMarks(...parameters)
    .map(({text, isMarked}) => (isMarked ? `[${text}]` : text))
    .join('');

it.each([
  [[], 'accept a risk'],
  [[[0, 6]], '[accept] a risk'],
  [
    [
      [9, 13],
      [0, 6],
    ],
    '[accept] a [risk]',
  ],
  [
    [
      [0, 6],
      [0, 3],
      [4, 8],
    ],
    '[accept][ a] risk',
  ],
  [[[9, 99]], 'accept a [risk]'],
] as const)('marks %j', (marks, expected) => {
  expect(show('accept a risk', marks)).toBe(expected);
});
