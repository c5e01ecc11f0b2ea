import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {toProblemKey} from './mention-keys';
import {listMentionable, readMentions} from './mentions';

const API = '/docs/API/Some-API';

const PROSE = [
  {dir: 'docs', route: '/docs'},
  {dir: 'docs-api', route: '/docs/API'},
  {dir: 'blog', route: '/blog', isBlog: true},
];

const KNOWN = {
  id: API.split('/').at(-1) ?? '',
  apiBase: API,
  operations: [{id: 'do-it', slug: 'do-it', method: 'post', path: '/things'}],
  problems: ['not-done'],
};

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mentions-'));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function write(file: string, text: string): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
}

const link = (operation: string): string => `[it](${API}/${operation})`;

describe('a name that two APIs share', () => {
  const toOther = (isBefore: boolean) => ({
    ...KNOWN,
    others: [{id: 'Other-API', names: listMentionable(KNOWN), isBefore}],
  });
  const find = (isBefore: boolean) =>
    readMentions({siteDir, prose: PROSE}, toOther(isBefore))
      .get('do-it')
      ?.map(({title}) => title);

  it("belongs to the page's API, otherwise to the first", () => {
    write('docs/a.mdx', '---\ntitle: Own\napi_id: Some-API\n---\n\n`do-it`\n');
    write('docs/b.mdx', '---\ntitle: Other\napi_id: Other-API\n---\n\n`POST /things`\n');
    write('docs/c.mdx', '---\ntitle: None\n---\n\n`do-it`\n');
    write('docs/d.mdx', '---\ntitle: Said\n---\n\n<Operation id="do-it" api="Some-API" />\n');
    expect(find(true)).toEqual(['Own', 'Said']);
    expect(find(false)).toEqual(['Own', 'None', 'Said']);
  });
});

describe('readMentions', () => {
  it('names the page, and links to the heading', () => {
    write(
      'docs/a/b.mdx',
      `---\ntitle: B\n---\n\n## First part\n\n## Do it\n\nCall ${link('do-it')}.\n`,
    );
    expect(readMentions({siteDir, prose: PROSE}, KNOWN).get('do-it')).toEqual([
      {title: 'B', href: '/docs/a/b#do-it'},
    ]);
  });

  it('links to the page if there is no heading before the mention', () => {
    write('docs/a/index.mdx', `---\ntitle: A\n---\n\nCall ${link('do-it')}.\n`);
    write('docs/c.mdx', `---\ntitle: C\nslug: /see/c\n---\n\nCall ${link('do-it#responses')}.\n`);
    write('blog/2022-01-01-post.mdx', `---\ntitle: P\nslug: post\n---\n\nCall ${link('do-it')}.\n`);
    expect(readMentions({siteDir, prose: PROSE}, KNOWN).get('do-it')).toEqual([
      {title: 'A', href: '/docs/a/'},
      {title: 'C', href: '/docs/see/c'},
      {title: 'P', href: '/blog/post'},
    ]);
  });

  it.each([
    ['a post without a slug by its date', 'blog/2019-05-28-x.mdx', '', '/blog/2019/05/28/x'],
    ['a post in a folder by its slug alone', 'blog/2019/a.mdx', 'slug: x', '/blog/x'],
    ['a page with an id by that', 'docs/a/b.mdx', 'id: other', '/docs/a/other'],
    ['a page without the numbers that sort it', 'docs/02-a/01-b.mdx', '', '/docs/a/b'],
    ['the page of a folder by the folder', 'docs/a/a.mdx', '', '/docs/a/'],
  ])('finds %s', (_, file, line, href) => {
    write(file, `---\ntitle: P\n${line}\n---\n\nCall ${link('do-it')}.\n`);
    expect(readMentions({siteDir, prose: PROSE}, KNOWN).get('do-it')).toEqual([{title: 'P', href}]);
  });

  it('distinguishes an operation from a problem type with the same name', () => {
    write('docs/a.mdx', 'A.\n\n<Operation id="do-it"/>\n');
    write('docs/b.mdx', 'B.\n\n<Problem type="do-it"/>\n');
    const known = {...KNOWN, problems: ['do-it']};
    const mentions = readMentions({siteDir, prose: PROSE}, known);
    expect(mentions.get('do-it')?.map(({href}) => href)).toEqual(['/docs/a']);
    expect(mentions.get(toProblemKey('do-it'))?.map(({href}) => href)).toEqual(['/docs/b']);
  });

  it('ignores mentions of another API', () => {
    write(
      'docs/a.mdx',
      'A.\n\n<Operation id="do-it" api="Other-API"/> and <Problem type="not-done" api="Other-API"/>\n',
    );
    write('docs/b.mdx', 'B.\n\n<Operation id="do-it" api="Some-API"/>\n');
    const mentions = readMentions({siteDir, prose: PROSE}, KNOWN);
    expect(mentions.get('do-it')?.map(({href}) => href)).toEqual(['/docs/b']);
    expect(mentions.has(toProblemKey('not-done'))).toBe(false);
  });

  it.each([
    ['a draft', 'docs/a.mdx', 'draft: true'],
    ['an unlisted page', 'docs/a.mdx', 'unlisted: true'],
    ['a part of pages', 'docs/_part.mdx', ''],
    ['a page in a folder of parts', 'docs/_parts/a.mdx', ''],
  ])('ignores %s', (_, file, line) => {
    write(file, `---\ntitle: P\n${line}\n---\n\nCall ${link('do-it')}.\n`);
    expect([...readMentions({siteDir, prose: PROSE}, KNOWN)]).toEqual([]);
  });

  it('lists a page once: its first mention, or the first below a heading with the name', () => {
    const call = link('do-it');
    const start = `---\ntitle: A\n---\n\n${call} ${call}\n\n## Again\n\n${call}\n`;
    const findHrefs = (): unknown =>
      readMentions({siteDir, prose: PROSE}, KNOWN)
        .get('do-it')
        ?.map(({href}) => href);
    write('docs/a.mdx', start);
    expect(findHrefs()).toEqual(['/docs/a']);
    write('docs/a.mdx', `${start}\n## Use do-it\n\n${call}\n\n### do-it twice\n\n${call}\n`);
    expect(findHrefs()).toEqual(['/docs/a#use-do-it']);
  });

  it('ignores other APIs, the root of this API and pages that cannot be parsed', () => {
    write('docs/a.mdx', `[x](/docs/API/Other/do-it) [y](${API}/)\n`);
    write('docs/b.mdx', `${link('do-it')}\n\n<a>\n`);
    expect([...readMentions({siteDir, prose: PROSE}, KNOWN)]).toEqual([]);
  });

  it.each([
    ['an operation by its element', '<Operation id="do-it"/>'],
    ['an operation by one of its fields', '<Field of="do-it" path="request.name"/>'],
    ['an operation by its id in code style', '`do-it`'],
    ['an operation by its request in code style', '`POST /things`'],
  ])('recognises %s', (_, text) => {
    write('docs/a.mdx', `---\ntitle: A\n---\n\nCall ${text}.\n`);
    expect(readMentions({siteDir, prose: PROSE}, KNOWN).get('do-it')).toEqual([
      {title: 'A', href: '/docs/a'},
    ]);
  });

  it.each(['<Problem type="not-done"/>', '`not-done`', `[it](${API}/#problem-not-done)`])(
    'recognises a problem type as %s',
    (text) => {
      write('docs/a.mdx', `---\ntitle: A\n---\n\nIt may be ${text}.\n`);
      const mentions = readMentions({siteDir, prose: PROSE}, KNOWN).get(toProblemKey('not-done'));
      expect(mentions).toEqual([{title: 'A', href: '/docs/a'}]);
    },
  );
});
