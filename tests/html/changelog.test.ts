import {describe, expect, it} from 'vitest';

import {findMain, listAddresses, readBuilt, readPage} from './page';

const main = findMain('/docs/API/changelog');
const kinds = [...main.querySelectorAll('.thread > section > .release-kind')];
const folds = [...main.querySelectorAll('.release-kind > details')];
const markdown = readBuilt('docs/API/changelog.md');
const feed = readBuilt('docs/API/changelog.xml');

const listTexts = (elements: Iterable<Element>): readonly string[] =>
  [...elements].map(({textContent}) => textContent.trim());

/** Reduces HTML, Markdown or plain text to its letters and digits, for comparison. */
const toPlain = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[^\p{L}\p{N}]/gu, '');

describe('the changelog', () => {
  it('is a timeline of releases, each with its additions, changes and fixes', () => {
    const release = [...main.querySelectorAll('.thread > section')].find(
      (section) => section.querySelector('h3')?.textContent === 'Ciso API 1.2.0',
    );
    expect(listTexts(release?.querySelectorAll('h4') ?? [])).toEqual(['Added', 'Changed', 'Fixed']);
    expect(new Set(listTexts(main.querySelectorAll('.release-kind > h4')))).toEqual(
      new Set(['Added', 'Changed', 'Fixed']),
    );
  });

  it('folds only changed words and examples, behind their number', () => {
    expect(folds.length).toBeGreaterThan(3);
    for (const fold of folds) {
      expect(fold.hasAttribute('open')).toBe(false);
      expect(fold.querySelector('summary')?.textContent).toMatch(
        /^Texts and examples in [1-9]\d* places?$/,
      );
      expect(fold.parentElement?.querySelector('h4')?.textContent).toBe('Fixed');
    }
  });

  it.each([
    ['Markdown twin', markdown],
    ['feed', feed],
  ])('contains every change in its %s', (_, text) => {
    const plain = toPlain(text);
    const items = kinds.flatMap((kind) => [...kind.querySelectorAll('li')]);
    const changes = items.filter((item) => item.querySelector('ul') === null);
    expect(changes.length).toBeGreaterThan(30);
    const missing = listTexts(changes).filter((change) => !plain.includes(toPlain(change)));
    expect(missing).toEqual([]);
  });
});

it('the changelog has a feed, which its page links to', () => {
  const feeds = 'link[type="application/atom+xml"][href*="changelog"]';
  expect(listAddresses(readPage('/docs/API/changelog'), feeds)).toEqual([
    '/docs/API/changelog.xml',
  ]);
  expect(feed).toMatch(/<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"[^]*Ciso API 1\.0\.0/);
});
