import fs from 'node:fs';
import path from 'node:path';

import {readBaseUrl, readHeaders} from '../config/headers';
import {offerBooks} from './books/offer-books';
import type {PrintedBook} from './books/print-books';
import {compressFiles} from './compress-files';
import {formatMaps} from './nginx-maps';
import {formatServer} from './nginx-server';
import {formatUpload, UPLOAD_SCRIPT} from './object-storage';
import {isRedirectPage, readRedirects} from './redirects-file';
import {listSiteFiles} from './site-files';

function copyFiles(from: string, to: string, files: readonly string[]): void {
  for (const file of files) {
    const target = path.join(to, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.copyFileSync(path.join(from, file), target);
  }
}

function writeConfiguration(buildDir: string, outDir: string): void {
  const baseUrl = readBaseUrl(buildDir);
  const rules = readHeaders(buildDir);
  const maps = formatMaps(rules, readRedirects(buildDir, baseUrl));
  fs.mkdirSync(path.join(outDir, 'nginx'), {recursive: true});
  fs.writeFileSync(path.join(outDir, 'nginx/maps.conf'), maps);
  fs.writeFileSync(path.join(outDir, 'nginx/server.conf'), formatServer(rules, baseUrl));
  fs.cpSync(path.join(__dirname, 'nginx'), path.join(outDir, 'nginx'), {recursive: true});
}

/** Folder in the target folder for files until all are written. A folder elsewhere could be on another file system. */
const DRAFT = '.draft';

function replaceFiles(outDir: string, draft: string): void {
  for (const name of fs.readdirSync(outDir))
    if (name !== DRAFT) fs.rmSync(path.join(outDir, name), {recursive: true});
  for (const name of fs.readdirSync(draft))
    fs.renameSync(path.join(draft, name), path.join(outDir, name));
}

type PrintBooks = (buildDir: string, outDir: string) => Promise<readonly PrintedBook[]>;

/**
 * Writes the files that hosts need: the build with compressed variants in `site/`, the configuration in `nginx/`, and
 * the upload script for object storage. `site/` also gets the books, and its pages links to them.
 *
 * @param buildDir absolute path of the build
 * @param outDir absolute path of a folder, whose content is replaced if all files can be written
 * @param printBooks writes PDFs of the build to a folder
 * @throws UsageError if there is no build, or if the media type of a file is unknown
 */
export async function writeFiles(
  buildDir: string,
  outDir: string,
  printBooks: PrintBooks = () => Promise.resolve([]),
): Promise<void> {
  const all = listSiteFiles(buildDir);
  // Redirect pages are not needed, because nginx sends redirects with a status.
  const files = all.filter((file) => !isRedirectPage(buildDir, file));
  const baseUrl = readBaseUrl(buildDir);
  const draft = path.join(outDir, DRAFT);
  const siteDir = path.join(draft, 'site', baseUrl);
  fs.rmSync(draft, {recursive: true, force: true});
  try {
    copyFiles(buildDir, siteDir, files);
    await offerBooks(siteDir, baseUrl, await printBooks(buildDir, siteDir));
    writeConfiguration(buildDir, draft);
    const upload = formatUpload(readHeaders(buildDir), baseUrl, all);
    fs.writeFileSync(path.join(draft, UPLOAD_SCRIPT), upload, {mode: 0o755});
    await compressFiles(siteDir, files);
    replaceFiles(outDir, draft);
  } finally {
    fs.rmSync(draft, {recursive: true, force: true});
  }
}
