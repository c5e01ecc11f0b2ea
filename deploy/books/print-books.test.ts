import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {findInstalledBrowser} from '../../scripts/find-browser';
import {findProgram} from '../../scripts/system-packages';
import {buildDir} from '../../scripts/site';
import {limitPrinting, type PrintedBook, printBooks} from './print-books';
import {findInCatalog, openPdf, type PdfDocument, readDestinations} from './read-pdf';

/** Printing takes a minute, so it is only tested with CI. */
const canPrint =
  process.env.CI !== undefined && findInstalledBrowser() !== undefined && fs.existsSync(buildDir);

interface Dictionary {
  get(name: unknown): unknown;
  lookup(name: unknown): unknown;
  entries(): readonly (readonly [{toString(): string}, unknown])[];
}

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && 'entries' in value && 'lookup' in value;

const toEntries = (dictionary: Dictionary): ReadonlyMap<string, unknown> =>
  new Map(dictionary.entries().map(([name, value]) => [name.toString(), value]));

/** Lists the titles of bookmarks at one level (ISO 32000-2, 12.3.3). */
function listBookmarks(document: PdfDocument, parent: Dictionary): readonly Bookmark[] {
  const found: Bookmark[] = [];
  let at = toEntries(parent).get('/First');
  while (at !== undefined) {
    const item = document.context.lookup(at as never) as Dictionary;
    const title = toEntries(item).get('/Title') as {decodeText(): string};
    found.push({title: title.decodeText(), below: listBookmarks(document, item)});
    at = toEntries(item).get('/Next');
  }
  return found;
}

interface Bookmark {
  readonly title: string;
  readonly below: readonly Bookmark[];
}

/** Removes spaces, which `pdftotext` also sees between letters that are apart. */
const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** Lists the destinations of the links in a document. */
const listLinks = (document: PdfDocument): readonly string[] =>
  document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (isDictionary(object) ? [toEntries(object)] : []))
    .filter((entries) => String(entries.get('/Subtype')) === '/Link')
    .flatMap((entries) => {
      const target = entries.get('/Dest');
      return target === undefined ? [] : [String(target)];
    });

it('ends with a message if printing takes too long', async () => {
  expect(await limitPrinting(Promise.resolve('done'))).toBe('done');
  const endless = new Promise<never>(() => undefined);
  await expect(limitPrinting(endless, 1e-5)).rejects.toThrow('did not print the PDFs in');
});

it('reports a missing Chromium, and prints nothing', async () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', os.tmpdir());
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    const {printBooks: printWithout} = await import('./print-books');
    expect(await printWithout(buildDir, os.tmpdir())).toEqual([]);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('no Chromium'));
  } finally {
    vi.unstubAllEnvs();
    said.mockRestore();
  }
});

describe.skipIf(!canPrint)('the books', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'books-'));
  let books: readonly PrintedBook[] = [];
  let documents: readonly PdfDocument[] = [];

  beforeAll(async () => {
    books = await printBooks(buildDir, dir);
    const read = books.map(({file}) => openPdf(fs.readFileSync(path.join(dir, file))));
    documents = await Promise.all(read);
  }, 900_000);

  afterAll(() => fs.rmSync(dir, {recursive: true}));

  it('are the documentation and the API reference, with title, author and language', () => {
    expect(documents.map((document) => document.getTitle())).toEqual([
      'CyberView documentation',
      'CyberView API reference',
    ]);
    for (const document of documents)
      expect(String(findInCatalog(document, 'Lang'))).toContain('en');
    expect(books.map(({pages}) => pages > 80 && pages < 300)).toEqual([true, true]);
  });

  it('are tagged for screen readers (ISO 32000-2, 14.8)', () => {
    for (const document of documents) {
      const marks = findInCatalog(document, 'MarkInfo') as Dictionary;
      expect(String(toEntries(marks).get('/Marked'))).toBe('true');
      expect(findInCatalog(document, 'StructTreeRoot')).toBeDefined();
    }
  });

  it('have bookmarks of the pages and of their sections', () => {
    const [product, api] = documents.map((document) =>
      listBookmarks(document, findInCatalog(document, 'Outlines') as Dictionary),
    );
    expect(product?.map(({title}) => title)).toEqual(
      expect.arrayContaining(['Contents', 'Introduction', 'Modules', 'User types', 'Trust']),
    );
    const modules = product?.find(({title}) => title === 'Modules')?.below ?? [];
    const risks = modules.find(({title}) => title === 'Risks')?.below ?? [];
    expect(risks.map(({title}) => title)).toContain('Scoring');
    const reference = api?.flatMap(({below}) => below.flatMap((one) => [one, ...one.below])) ?? [];
    expect(reference.map(({title}) => title)).toContain('Create a user');
  });

  it('have links whose targets exist', () => {
    for (const document of documents) {
      const names = readDestinations(document);
      const links = listLinks(document).map((name) => name.replace(/^\//, ''));
      expect(links.length).toBeGreaterThan(100);
      expect(links.filter((name) => !names.has(name))).toEqual([]);
    }
  });

  it.skipIf(findProgram('pdftotext') === undefined)(
    'have a cover, and a table of contents with page numbers',
    () => {
      for (const [index, book] of books.entries()) {
        const file = path.join(dir, book.file);
        const toText = (page: number): string =>
          execFileSync('pdftotext', ['-layout', '-f', `${page}`, '-l', `${page}`, file, '-'], {
            encoding: 'utf8',
          });
        expect(toText(1)).toContain(book.title);
        expect(toText(1)).toContain(book.version);
        expect(toText(1)).toMatch(/\d{1,2} [A-Z][a-z]+ 20\d\d/);
        const lines = (toText(2) + toText(3)).split('\n').flatMap((line) => {
          const [, title = '', number = ''] = /^ *(\S.*?) {3,}(\d+)$/.exec(line) ?? [];
          return title === '' || title === book.title ? [] : [{title, number: Number(number)}];
        });
        expect(lines.length, book.title).toBeGreaterThan(10);
        for (const {title, number} of [lines[3], lines.at(-1)].flatMap((line) => line ?? []))
          expect(withoutSpaces(toText(number)), title).toContain(withoutSpaces(title));
        expect(documents[index]?.getPages().length).toBe(book.pages);
      }
    },
  );
});

it.skipIf(!canPrint)(
  'prints pages of a contract that links to the host of the book',
  async () => {
    const body =
      '<h1>A</h1><a href="http://books.invalid/docs/#%">a</a><img src="/%"><img src="/..%2fout">';
    const page = `<main><article>${body}</article></main>`;
    const script = '<script src="/assets/js/main.js"></script>';
    const dir = writeFiles({
      'build/index.html': script,
      'build/openapi.json': '{"info": {"version": "1"}}',
      'build/docs/index.html': page,
      'build/docs/API/index.html': page,
    });
    const books = await printBooks(path.join(dir, 'build'), path.join(dir, 'out'));
    expect(books.map(({pages}) => pages)).toEqual([3, 3]);
  },
  60_000,
);
