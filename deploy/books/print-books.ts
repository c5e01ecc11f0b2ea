import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import type {Page} from '@playwright/test';

import {decodeText, escapeHtml} from '@openapi-portal/reports/text';
import {UsageError} from '@openapi-portal/reports/usage-error';
import {readBaseUrl} from '../../config/headers';
import {type Book, listBooks} from '../../config/books';
import {NAME} from '../../config/identity';
import {findInstalledBrowser} from '../../scripts/find-browser';
import {startBrowser} from '../../scripts/start-browser';
import {installTool} from '../../scripts/install-packages.mjs';
import {say} from '../../scripts/run-command';
import {findMediaType} from '../media-types';
import {type Assembled, assembleBook, toOptions} from './assemble';
import {openPdf, readDestinations} from './read-pdf';

/** A host that does not exist (RFC 6761, 6.4). The browser's requests to it are answered from the build. */
const ORIGIN = 'http://books.invalid';

const EMPTY = '/book.html';

/** A book that was written, for the link that offers it. */
export interface PrintedBook extends Book {
  readonly pages: number;
  readonly bytes: number;
}

const escapeCss = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Answers the requests of the browser with files of the build, and with the empty page of a book. */
async function serveBuild(page: Page, buildDir: string, baseUrl: string, title: string) {
  const style = `:root{--book-title:${escapeCss(title)}}`;
  const html = `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head><body></body></html>`;
  await page.route('**', async (route) => {
    const {origin, pathname} = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    if (pathname === EMPTY) return route.fulfill({contentType: 'text/html', body: html});
    const name = decodeText(pathname.slice(baseUrl.length));
    const file = path.join(buildDir, name);
    const isInside = file.startsWith(buildDir + path.sep);
    if (!isInside || !fs.statSync(file, {throwIfNoEntry: false})?.isFile())
      return route.fulfill({status: 404});
    return route.fulfill({path: file, contentType: findMediaType(name)});
  });
}

interface Front {
  readonly title: string;
  readonly version: string;
  readonly date: string;
  readonly entries: readonly (Assembled['pages'][number] & {readonly page: string})[];
}

/** Inserts the cover and the table of contents, or replaces them. Runs in the browser. */
function writeFront({title, version, date, entries}: Front): void {
  document.querySelectorAll('.book-cover, .book-contents').forEach((old) => old.remove());
  const create = (tag: string, text: string): HTMLElement =>
    Object.assign(document.createElement(tag), {textContent: text});
  const cover = Object.assign(document.createElement('div'), {className: 'book-cover'});
  cover.append(create('strong', title), create('p', version), create('p', date));
  const contents = Object.assign(document.createElement('section'), {className: 'book-contents'});
  const list = document.createElement('ol');
  for (const entry of entries) {
    const item = document.createElement('li');
    item.dataset.depth = String(entry.depth);
    const link = Object.assign(document.createElement('a'), {href: `#${entry.key}`});
    link.append(create('span', entry.title), create('span', entry.page));
    item.append(link);
    list.append(item);
  }
  contents.append(create('h1', 'Contents'), list);
  document.body.prepend(cover, contents);
}

const print = (page: Page): Promise<Buffer> =>
  page.pdf({preferCSSPageSize: true, printBackground: true, tagged: true, outline: true});

/**
 * Prints a book twice, because the table of contents needs the page numbers of the first time. They are as wide as
 * their placeholders, so nothing moves.
 */
async function printPages(page: Page, {title, version}: Book, assembled: Assembled) {
  const {pages, date = ''} = assembled;
  const write = (toPage: (key: string) => string): Promise<void> =>
    page.evaluate(writeFront, {
      title,
      version,
      date,
      entries: pages.map((entry) => ({...entry, page: toPage(entry.key)})),
    });
  await write(() => '000');
  const numbers = readDestinations(await openPdf(await print(page)));
  await write((key) => String(numbers.get(key) ?? ''));
  return openPdf(await print(page));
}

async function printBook(page: Page, book: Book, buildDir: string, outFile: string) {
  const baseUrl = readBaseUrl(buildDir);
  await serveBuild(page, buildDir, baseUrl, book.title);
  await page.goto(ORIGIN + EMPTY);
  const assembled = await page.evaluate(assembleBook, toOptions(baseUrl + book.first.slice(1)));
  if (assembled.broken.length > 0)
    say(`Links in ${book.title} that lead nowhere: ${assembled.broken.join(', ')}`);
  await page.addStyleTag({path: path.join(__dirname, 'book.css')});
  const document = await printPages(page, book, assembled);
  const date = new Date(assembled.dateTime ?? 0);
  document.setAuthor(NAME);
  document.setSubject(book.version);
  document.setCreationDate(date);
  document.setModificationDate(date);
  const bytes = await document.save({useObjectStreams: true});
  fs.mkdirSync(path.dirname(outFile), {recursive: true});
  fs.writeFileSync(outFile, bytes);
  return {...book, pages: document.getPages().length, bytes: bytes.length};
}

const readApiVersion = (buildDir: string): string => {
  const file = path.join(buildDir, 'openapi.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {info: {version: string}}).info.version;
};

/** Maximum minutes to print all books. A busy machine needs several. */
const TIMEOUT_MINUTES = 15;

/** @throws UsageError if the books are not printed in time, because Chromium has no time limit for a PDF */
export async function limitPrinting<Result>(
  printing: Promise<Result>,
  minutes = TIMEOUT_MINUTES,
): Promise<Result> {
  const done = new AbortController();
  const late = wait(minutes * 60_000, undefined, done).then(() => {
    throw new UsageError(
      `Chromium did not print the PDFs in ${minutes} minutes. Run the command again; if it fails again, look in the pages that changed for content that Chromium cannot lay out`,
    );
  });
  try {
    return await Promise.race([printing, late]);
  } finally {
    done.abort();
  }
}

/**
 * Prints all books with Chromium. Without Chromium, says so and prints none.
 *
 * @param buildDir absolute path of the build
 * @param outDir absolute path of the folder to write to
 * @returns the books that were written
 * @throws UsageError if Chromium does not start, or printing takes too long
 */
export async function printBooks(
  buildDir: string,
  outDir: string,
): Promise<readonly PrintedBook[]> {
  const executablePath = findInstalledBrowser();
  if (executablePath === undefined) {
    say('No PDFs, because there is no Chromium. Install it, or name it with CHROMIUM_PATH');
    return [];
  }
  installTool('books');
  const browser = await startBrowser(executablePath, ['--no-sandbox', '--disable-gpu']);
  try {
    const printing = listBooks(readApiVersion(buildDir)).map(async (book) =>
      printBook(await browser.newPage(), book, buildDir, path.join(outDir, book.file)),
    );
    return await limitPrinting(Promise.all(printing));
  } finally {
    await browser.close();
  }
}
