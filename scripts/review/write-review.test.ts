import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {escapeHtml} from '@openapi-portal/reports/text';
import {writeFiles} from '@openapi-portal/reports/testing';
import {startLocally} from '@openapi-portal/reports/testing/server';

import {findInstalledBrowser} from '../find-browser';

import {compareStates} from './compare-states';
import {hashFolder} from '../sealed-folder';
import {readState} from './read-build';
import {MOST_LINES, renderComment} from './render-comment';
import {AFTER, BEFORE, type SmallBuild} from './testing/small-builds';
import {writeBuild} from './testing/write-build';
import {writeReview} from './write-review';

const makeFolder = (): string => writeFiles({'old.html': 'of an older review'});

async function review(before: SmallBuild, after: SmallBuild, browser?: string): Promise<string> {
  const out = makeFolder();
  await writeReview({
    before: {dir: writeBuild(before), name: 'main, commit 0123456789'},
    after: {dir: writeBuild(after), name: 'commit abcdef0123'},
    out,
    ...(browser !== undefined && {browser}),
  });
  return out;
}

const listFiles = (dir: string): readonly string[] =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)))
    .sort();

const read = (dir: string, file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');

/** Lists the files that a review links to or displays. */
const listTargets = (out: string): readonly string[] =>
  listFiles(out)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      [...read(out, file).matchAll(/(?:href|src)="([^"#]+)(?:#[^"]*)?"/g)].map(([, url = '']) =>
        path.join(out, path.dirname(file), decodeURIComponent(url)),
      ),
    );

describe('a review', () => {
  it('is a folder of pages and pictures without scripts, and without files of an earlier review', async () => {
    const out = await review(BEFORE, AFTER);
    expect(listFiles(out)).toEqual([
      'index.html',
      'pages/added.html',
      'pages/docs/API/create-thing.html',
      'pages/dropped.html',
      'pages/guide.html',
      'pages/new-place.html',
      'pages/replaced.html',
      'pictures/after/img/logo.svg',
      'pictures/after/img/new.svg',
      'pictures/before/img/logo.svg',
      'review.css',
      'review.md',
    ]);
    const pages = listFiles(out).filter((file) => file.endsWith('.html'));
    expect(pages.filter((file) => /<script|style=| on\w+=/.test(read(out, file)))).toEqual([]);
  });

  it('marks added and removed words, and shows markup as text', async () => {
    const out = await review(BEFORE, AFTER);
    expect(read(out, 'pages/guide.html')).toContain(
      '<td class="before">Press the <del>red</del> button.</td><td class="after">Press the <ins>green</ins> button.</td>',
    );
    expect(read(out, 'pages/added.html')).toContain('A &lt;b&gt;new&lt;/b&gt; &amp; whole page.');
  });

  it('reports a missing browser, and names what it cannot show', async () => {
    const out = await review(BEFORE, AFTER);
    expect(read(out, 'index.html')).toContain('There are no screenshots: Chromium was not found');
    expect(read(out, 'pages/guide.html')).toContain('<li>The states</li>');
    expect(read(out, 'review.md')).toContain('- No screenshots: Chromium was not found');
  });

  it('contains the target of each of its links', async () => {
    const out = await review(BEFORE, AFTER);
    const targets = listTargets(out);
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((file) => !fs.existsSync(file))).toEqual([]);
  });

  it('is the same byte for byte for the same builds', async () => {
    const [one, other] = [await review(BEFORE, AFTER), await review(BEFORE, AFTER)];
    expect(hashFolder(one)).toBe(hashFolder(other));
  });

  it('says in words that nothing changed', async () => {
    const out = await review(BEFORE, BEFORE);
    expect(listFiles(out)).toEqual(['index.html', 'review.css', 'review.md']);
    expect(read(out, 'review.md')).toContain('- No page changed for readers\n');
  });

  const browser = findInstalledBrowser();
  it.skipIf(browser === undefined)(
    'shows both versions of a changed picture, and the same in each run',
    async () => {
      const out = await review(BEFORE, AFTER, browser);
      const shots = listFiles(out).filter((file) => file.startsWith('screenshots/'));
      expect(shots).toContain('screenshots/guide-1400-dark-before.png');
      expect(shots).toContain('screenshots/guide-390-light-after.png');
      // The load of the machine, which varies, must not affect the screenshots.
      expect(hashFolder(out)).toBe(hashFolder(await review(BEFORE, AFTER, browser)));
    },
  );
});

/** Creates a site with 81 pages that have no path in common with those of another word. */
const toLarge = (word: string): SmallBuild => ({
  pages: Object.fromEntries([
    ['/', {title: 'Home', lines: ['Home.']}],
    ...Array.from({length: 80}, (_, index) => [
      `/page-${word}-${index}`,
      {
        title: `Page ${index} \`of\` *many*`,
        lines: [`It is about ${word} and ${'more '.repeat(90)}`],
      },
    ]),
  ]) as SmallBuild['pages'],
});

it(`a comment has at most ${MOST_LINES} lines, however many changes there are`, () => {
  const states = [toLarge('old'), toLarge('new')].map((build) =>
    readState({dir: writeBuild(build), name: 'a state'}),
  );
  const [before, after] = states;
  if (before === undefined || after === undefined) throw new Error('There are two states');
  const comparison = compareStates(before, after);
  const many = comparison.numbers.map((number) => ({...number, after: number.after + 1}));
  const [change] = compareStates(
    readState({dir: writeBuild(BEFORE), name: 'before'}),
    readState({dir: writeBuild(AFTER), name: 'after'}),
  ).contracts;
  if (change === undefined) throw new Error('The contract changed');
  const contracts = [{...change, changes: Array.from({length: 50}, () => change.changes).flat()}];
  const text = renderComment({...comparison, numbers: many, contracts}, 'no browser');
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(MOST_LINES);
  expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(200);
  expect(text).toContain('- and 41 more');
});

/** Names that a branch or a file could have, and titles that a page could have. */
const HOSTILE = [
  '<img/src=x/onerror=alert(1)>',
  '[Notes](https://other.example)',
  '![x](https://other.example/x.png)',
  '@team',
  '`a`**b**|c',
  '\u202Eabc\u200B',
  '<!--',
  '</details></script><h1>Notes</h1>',
  'a#b?c%2F%zz%',
];

it.each(HOSTILE)('shows markup in names and titles as text: %s', async (name) => {
  const page = {title: escapeHtml(name), lines: ['Text.']};
  const pages = {...AFTER.pages, [`/docs/${name.replaceAll('/', '')}`]: page};
  const before = {dir: writeBuild(BEFORE), name: `${name}, commit 0123456789`};
  const after = {dir: writeBuild({...AFTER, pages}), name: 'a state'};
  const comment = renderComment(compareStates(readState(before), readState(after)), undefined);
  const withoutCode = comment.replace(/`[^`\n]*`/g, '').replaceAll('<!-- -->', '');
  expect(withoutCode).not.toMatch(/(?<!\\)[<[]|[\u200B\u202E]/);
  expect(comment).not.toMatch(/(?<!`[^`\n]*)@team/);
  expect(comment.match(/^#.*$/gm)).toEqual([
    '## Review of the change',
    '### Pages',
    '### The contract',
    '### Lost addresses',
    '### Words, facts and weights',
  ]);
  const out = makeFolder();
  await writeReview({before, after, out});
  for (const file of listFiles(out).filter((one) => one.endsWith('.html')))
    expect(read(out, file)).not.toMatch(/<img\/src|<\/script>|<h1>Notes|<!--/);
  expect(listTargets(out).filter((file) => !fs.existsSync(file))).toEqual([]);
});

it.skipIf(findInstalledBrowser() === undefined)(
  'takes screenshots of pages with unusual URLs and sends no request to another host',
  async () => {
    const asked: (string | undefined)[] = [];
    const other = await startLocally((request, response) => {
      asked.push(request.url);
      response.end();
    });
    const html = `<h2>A</h2><img src="/%zz.png"><img src="/%E0%A4%A"><img src="${other.origin}/a.png">`;
    const toBuild = (css: string): SmallBuild => ({
      pages: {'/': {title: 'Home', lines: []}, '/a#b%zz': {title: 'Odd', lines: [], html}},
      css,
    });
    const out = await review(
      toBuild('p{color:#123}'),
      toBuild('h2{color:red}'),
      findInstalledBrowser(),
    );
    await other.close();
    expect(listFiles(out)).toContain('screenshots/a-b-zz-390-light-after.png');
    expect(asked).toEqual([]);
  },
);
