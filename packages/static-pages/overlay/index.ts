import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {createListener} from './dev-server';
import {PACKAGE_FOLDER} from '../package-folder';

/** Folder, relative to the site, with a file for each subject that has problems, and one for the work at hand. */
const OVERLAY_DIR = '.docusaurus/author-problems';

/** The file with a line about the work at hand. */
const WORK = 'work';

/**
 * Returns the absolute path of a report. Reports are files, because plugins may have different copies of this
 * module, and because a bundler can watch them.
 */
export const toReportFile = (siteDir: string, subject: string): string =>
  path.join(siteDir, OVERLAY_DIR, `${subject}.txt`);

function write(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/**
 * Shows a report in the browser of an author, over the page, until it is empty.
 *
 * @param subject what the problems are in: the pages, or the contract of an API
 * @param report as the terminal prints it; empty where all is in order
 */
export const showToAuthor = (siteDir: string, subject: string, report: string): void =>
  write(toReportFile(siteDir, subject), report);

/**
 * Shows the current activity of the dev server at the edge of the page, until it is empty.
 *
 * @param line a few words
 */
export const sayToAuthor = (siteDir: string, line: string): void =>
  write(path.join(siteDir, OVERLAY_DIR, WORK), line);

/**
 * Shows reports over the page in the dev server, and its current activity; does nothing in a build. Put it before
 * the plugins that report: old reports are removed when the configuration is read again successfully.
 */
export default function authorOverlay({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development') return null;
  const folder = path.join(siteDir, OVERLAY_DIR);
  let isFirst = true;
  sayToAuthor(siteDir, '');
  return {
    name: 'author-overlay',
    allContentLoaded() {
      if (isFirst) fs.readdirSync(folder).forEach((name) => write(path.join(folder, name), ''));
      isFirst = false;
    },
    getClientModules: () => [path.join(PACKAGE_FOLDER, 'overlay/work-line.ts')],
    // Docusaurus supports it, but its types lack it.
    configureWebpack: () => ({devServer: {onListening: createListener(folder, WORK)}}) as object,
  };
}
