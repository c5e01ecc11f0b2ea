import {expect, it} from 'vitest';

import {cutExcerpt} from './excerpt';
import {findMarks} from './marks';
import {toStem} from './stem';

const cutMarks = ({text, marks}: ReturnType<typeof cutExcerpt>) =>
  marks.map(([from, to]) => text.slice(from, to));

it('marks the matches of a query, complete names included', () => {
  const text = 'Send If-Match with risks.';
  const marks = findMarks(text, new Set(['ifmatch', 'risk']));
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['If-Match', 'risks']);
});

it('marks the part of a name that the query matched', () => {
  expect(findMarks('risk_appetite_threshold', new Set([toStem('appetite')]))).toEqual([[5, 13]]);
});

it('shows a short text whole', () => {
  expect(cutExcerpt('A risk.', new Set(['risk']))).toEqual({text: 'A risk.', marks: [[2, 6]]});
});

it('shortens a long text around most matches, between words', () => {
  const filler = 'Nothing is said here that anybody would look for. '.repeat(8);
  const excerpt = cutExcerpt(
    `${filler}Here a risk has an owner. ${filler}`,
    new Set(['risk', 'owner']),
  );
  expect(cutMarks(excerpt)).toEqual(['risk', 'owner']);
  expect(excerpt.text.length).toBeLessThan(200);
  expect(excerpt.text).toMatch(/^… \S.*\S …$/);
});

it('starts at the beginning without a match', () => {
  expect(cutExcerpt('word '.repeat(100).trim(), new Set()).text).toMatch(/^word .* …$/);
});
