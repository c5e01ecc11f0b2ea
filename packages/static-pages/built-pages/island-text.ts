import fs from 'node:fs';
import path from 'node:path';

import {parseDocument} from 'htmlparser2';

import {ISLAND_TEXTS_DIR} from '../files/folders';
import {readRecords} from '../records/read-records';
import type {Mark, PageRecord} from '../records/record';

/** The text of an island for programs, in a file of its name below `ISLAND_TEXTS_DIR`. */
export interface IslandText {
  /**
   * The island as plain HTML: without controls and meaningful classes; with a `Mark` for each record that is no
   * section.
   */
  readonly html: string;
  /** The record of the page itself. */
  readonly page: Mark;
  /** Path, below the base URL, of the API that the page belongs to. */
  readonly api: string;
  /** The older line of releases that it belongs to. */
  readonly line?: string;
}

/** Reads the records of an island; that of the page itself is first. */
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
 * Reads the text of the island in a built page; undefined if the page has no such file and only its HTML counts.
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
