import {expect, type Page} from '@playwright/test';

import {askers, type Question, questions} from './questions';
import {test} from './reader';

const pages = [...new Set(questions.map(({page}) => page))];

/** The same text with one form of each space, quotation mark and dash, and without soft hyphens. */
const toPlain = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Reads what answers a question, as a reader sees it: the section below a heading, a table row or
 * an item of a list, or the first paragraph where there is no anchor.
 */
const readAnswer = (page: Page, anchor: string | undefined): Promise<string | undefined> =>
  page.evaluate((id) => {
    const toLevel = ({tagName}: Element): number => Number(/^H([1-6])$/.exec(tagName)?.[1]);
    // The property innerText also returns the text of an element that is not shown at all.
    const toText = (shown: Element): string =>
      shown instanceof HTMLElement && shown.checkVisibility() ? shown.innerText : '';
    const target =
      id === undefined ? document.querySelector('main article p') : document.getElementById(id);
    if (!target) return undefined;
    const level = toLevel(target);
    if (!level) return toText(target.closest('tr, li') ?? target);
    const texts: string[] = [];
    for (let next = target.nextElementSibling; next; next = next.nextElementSibling) {
      if (toLevel(next) <= level) break;
      texts.push(toText(next));
    }
    return texts.join('\n');
  }, anchor);

const toLabel = ({asker, question, page, anchor}: Question): string =>
  `${asker} asks "${question}" at ${page}${anchor === undefined ? '' : `#${anchor}`}`;

for (const path of pages) {
  test(`${path} answers what readers ask it`, async ({readerWithoutScript: page}) => {
    await page.goto(path);
    for (const question of questions.filter((one) => one.page === path)) {
      const text = await readAnswer(page, question.anchor);
      expect
        .soft(toPlain(text ?? 'There is no such place on the page.'), toLabel(question))
        .toContain(toPlain(question.answer));
    }
  });
}

for (const asker of askers) {
  const least = asker === 'engineer' ? 10 : 8;
  test(`has at least ${least} questions of ${asker}`, () => {
    const asked = questions.filter((one) => one.asker === asker);
    expect(asked.length).toBeGreaterThanOrEqual(least);
  });
}

test('asks every question once', () => {
  const asked = questions.map(({question}) => question);
  expect(asked.filter((question, index) => asked.indexOf(question) < index)).toEqual([]);
});

test('ends every question with a question mark', () => {
  expect(questions.map(({question}) => question).filter((text) => !text.endsWith('?'))).toEqual([]);
});
