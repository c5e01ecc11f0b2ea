import {describe, expect, it} from 'vitest';

import {readPage, toVisibleText} from './page';
import {askers, questions} from './questions';

/** Normalises spaces, quotation marks and dashes, and removes soft hyphens. */
const toPlain = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the level of a heading, from 1 to 6; NaN for other elements. */
const findLevel = ({tagName}: Element): number => Number(/^H([1-6])$/.exec(tagName)?.[1]);

/** Lists the elements below a heading, up to the next heading of the same or a higher level. */
function listBelow(heading: Element): readonly Element[] {
  const found: Element[] = [];
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (findLevel(next) <= findLevel(heading)) break;
    found.push(next);
  }
  return found;
}

/**
 * Returns the text that an anchor refers to: a table row or list item, or the section below a heading. Without an
 * anchor, this is the first paragraph of the page.
 */
function readAnswer(route: string, anchor: string | undefined): string {
  const page = readPage(route);
  const target =
    anchor === undefined ? page.querySelector('main article p') : page.getElementById(anchor);
  if (target === null) return 'There is no such place on the page.';
  if (!findLevel(target)) return toVisibleText(target.closest('tr, li') ?? target);
  return listBelow(target).map(toVisibleText).join(' ');
}

describe.each(askers)('%s', (asker) => {
  const asked = questions.filter((one) => one.asker === asker);

  it.each(asked)('finds the answer to "$question" at $page#$anchor', ({page, anchor, answer}) => {
    expect(toPlain(readAnswer(page, anchor))).toContain(toPlain(answer));
  });

  const least = asker === 'engineer' ? 10 : 8;
  it(`has at least ${least} questions`, () => {
    expect(asked.length).toBeGreaterThanOrEqual(least);
  });
});

it('asks every question once', () => {
  const asked = questions.map(({question}) => question);
  expect(asked.filter((question, index) => asked.indexOf(question) < index)).toEqual([]);
});

it('ends every question with a question mark', () => {
  expect(questions.map(({question}) => question).filter((text) => !text.endsWith('?'))).toEqual([]);
});
