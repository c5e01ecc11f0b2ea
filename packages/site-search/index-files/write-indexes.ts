import fs from 'node:fs/promises';
import path from 'node:path';

import {toHashedName} from '@openapi-portal/static-pages/built-pages';

import {FOLDER, type IndexEntry, MANIFEST, type Manifest} from '../engine/files';
import {isSamePage} from '../engine/nearness';
import type {PageRecords, SearchRecord} from '../records/record';
import {buildText, buildTitles, type WordsOfReaders} from './build-files';

export interface IndexOfRecords {
  readonly under: string;
  readonly isOlder?: true;
  readonly pages: readonly PageRecords[];
  readonly records: readonly SearchRecord[];
}

async function writeHashed(dir: string, name: string, value: unknown): Promise<string> {
  const json = JSON.stringify(value);
  const file = toHashedName(name, 'json', json);
  await fs.writeFile(path.join(dir, file), json);
  return file;
}

/**
 * Returns the title of an index: the title of the API's first page, followed by the minor version for older
 * versions, or the name of the docs version.
 */
function findTitle(pages: readonly PageRecords[], under: string): string {
  const {line, isProse} = pages.find((page) => page.line !== undefined) ?? {};
  if (line !== undefined && isProse) return `version ${line}`;
  const title = pages.find(({path: page}) => isSamePage(page, under))?.title ?? under;
  return line === undefined ? title : `${title} ${line}`;
}

/** Writes two files per index, with a hash in their names, and the manifest. */
export async function writeIndexes(
  indexes: readonly IndexOfRecords[],
  words: WordsOfReaders,
  outDir: string,
): Promise<void> {
  const dir = path.join(outDir, FOLDER);
  await fs.mkdir(dir, {recursive: true});
  const entries: readonly IndexEntry[] = await Promise.all(
    indexes.map(async ({under, isOlder, ...source}) => ({
      under,
      title: under === '' ? '' : findTitle(source.pages, under),
      ...(isOlder && {isOlder}),
      titles: await writeHashed(dir, 'titles', buildTitles(source, words)),
      text: await writeHashed(dir, 'text', buildText(source, words)),
    })),
  );
  const manifest: Manifest = {indexes: entries};
  await fs.writeFile(path.join(dir, MANIFEST), JSON.stringify(manifest));
}
