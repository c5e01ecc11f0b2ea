import fs from 'node:fs';
import path from 'node:path';

import {parseDocument} from 'htmlparser2';

import {ISLAND_TEXTS_DIR} from '../files/folders';
import {readRecords} from '../records/read-records';
import type {Mark, PageRecord} from '../records/record';

/** The machine-readable content of an island, in a file named after the island below `ISLAND_TEXTS_DIR`. */
export interface IslandText {
  /**
   * The island as plain HTML, without controls and styling classes. Search records other than sections have a `Mark`
   * on their element.
   */
  readonly html: string;
  /** The record of the page itself. */
  readonly page: Mark;
  /** Path of the API that the page belongs to, without the site's base path. */
  readonly api: string;
  /** Name of the minor version, for a page of an older one. */
  readonly minorVersion?: string;
}

/** Reads the search records of an island. The first is that of the page itself. */
export const readIslandRecords = ({
  html,
  page,
}: IslandText): readonly [PageRecord, ...PageRecord[]] =>
  readRecords(parseDocument(html).children, page);

/** A built page with an island that has machine-readable content. */
export interface PageOfIsland {
  /** The HTML of the page up to the island. */
  readonly before: string;
  readonly text: IslandText;
}

const ISLAND = /<\w+ [^>]*?data-island="?(?<name>[^\s">]+)/;

/** Reads the machine-readable content of the island in a built page; undefined if there is none. */
export function readIslandText(html: string, siteDir: string): PageOfIsland | undefined {
  const found = ISLAND.exec(html);
  const file = path.join(siteDir, ISLAND_TEXTS_DIR, `${found?.groups?.name}.json`);
  if (found === null || !fs.existsSync(file)) return undefined;
  const text = JSON.parse(fs.readFileSync(file, 'utf8')) as IslandText;
  return {before: html.slice(0, found.index), text};
}
