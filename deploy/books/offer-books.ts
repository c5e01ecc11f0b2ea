import fs from 'node:fs';
import path from 'node:path';

import {escapeHtml} from '@openapi-portal/reports/text';

import {finishWorkers} from '../../scripts/finish-workers';
import type {PrintedBook} from './print-books';

/** Matches what `BookOffer` leaves on a page, because a build has no PDFs. */
const OFFER = /<template data-book="?([^"\s>]+)"?><\/template>/g;

const formatLink = ({file, title, pages, bytes}: PrintedBook, baseUrl: string): string => {
  const size = `${pages} pages, ${(bytes / 1_000_000).toFixed(1)} MB`;
  return `<p><a href="${baseUrl}${file}" download="">${escapeHtml(title)} as PDF</a> (${size})</p>`;
};

/**
 * Inserts links to the books into the pages that offer them. The service worker is written again, because it recognizes
 * pages by their digests.
 *
 * @param dir absolute path of a copy of the build, which contains the books
 * @param baseUrl path of the site on its host, with a slash at both ends
 */
export async function offerBooks(
  dir: string,
  baseUrl: string,
  books: readonly PrintedBook[],
): Promise<void> {
  const known = new Map<string, PrintedBook>(books.map((book) => [book.file, book]));
  const files = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const address = path.join(dir, file);
    const html = fs.readFileSync(address, 'utf8');
    const offering = html.replace(OFFER, (left: string, name: string) => {
      const book = known.get(name);
      return book === undefined ? left : formatLink(book, baseUrl);
    });
    if (offering !== html) fs.writeFileSync(address, offering);
  }
  if (books.length > 0) await finishWorkers(dir, baseUrl);
}
