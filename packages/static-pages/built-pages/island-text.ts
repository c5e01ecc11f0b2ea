import fs from 'node:fs';
import path from 'node:path';

import {parseDocument} from 'htmlparser2';

import {ISLAND_TEXTS_DIR} from '../files/folders';
import {readRecords} from '../records/read-records';
import type {Mark, PageRecord} from '../records/record';

/** What an island says to programs, in a file of its name below `ISLAND_TEXTS_DIR`. */
export interface IslandText {
  /**
   * What the island says, as plain HTML: without what only a browser can work, and no class means anything; with a `Mark`
   * for each record that is no section.
   */
  readonly html: string;
  /** What is known of the page itself. */
  readonly page: Mark;
  /** Path, below the base URL, of the API that the page belongs to. */
  readonly api: string;
  /** The older line of releases that it belongs to. */
  readonly line?: string;
}

/** The records of an island: that of the page itself comes first. */
export const readIslandRecords = ({
  html,
  page,
}: IslandText): readonly [PageRecord, ...PageRecord[]] =>
  readRecords(parseDocument(html).children, page);

/** A built page whose island brings its own text. */
export interface PageOfIsland {
  /** The file up to the island. */
  readonly before: string;
  readonly text: IslandText;
}

const ISLAND = /<\w+ [^>]*?data-island="?(?<name>[^\s">]+)/;

/**
 * What the island of a built page says to programs; undefined where the page has none that brings it, and only the
 * page itself says what it holds.
 *
 * @param html the whole file
 */
export function readIslandText(html: string, siteDir: string): PageOfIsland | undefined {
  const found = ISLAND.exec(html);
  const file = path.join(siteDir, ISLAND_TEXTS_DIR, `${found?.groups?.name}.json`);
  if (found === null || !fs.existsSync(file)) return undefined;
  const text = JSON.parse(fs.readFileSync(file, 'utf8')) as IslandText;
  return {before: html.slice(0, found.index), text};
}
