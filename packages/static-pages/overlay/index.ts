import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {createListener} from './dev-server';
import {PACKAGE_FOLDER} from '../package-folder';
import {createSaveLine} from './save-line';

/** Folder of the reports and of the current activity, relative to the site. */
const OVERLAY_DIR = '.docusaurus/author-problems';

/** Name of the file with the current activity of the dev server. */
const WORK = 'work';

/**
 * Returns the absolute path of a report. Reports are files, because plugins may load different copies of this module,
 * and because the bundler can watch files.
 */
export const toReportFile = (siteDir: string, subject: string): string =>
  path.join(siteDir, OVERLAY_DIR, `${subject}.txt`);

function write(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/**
 * Shows a report over the page in an author's browser, and hides it if the report is empty.
 *
 * @param subject of the report; a new report replaces the former one of its subject
 * @param report as printed in the terminal; empty if there are no problems
 */
export const showToAuthor = (siteDir: string, subject: string, report: string): void =>
  write(toReportFile(siteDir, subject), report);

/**
 * Shows the current activity of the dev server at the edge of the page.
 *
 * @param line a few words; empty to hide it
 */
export const sayToAuthor = (siteDir: string, line: string): void =>
  write(path.join(siteDir, OVERLAY_DIR, WORK), line);

/**
 * Shows reports and the current activity over the page in the dev server. Must precede the plugins that report,
 * because it clears old reports after the configuration has been read.
 */
export default function authorOverlay({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development') return null;
  const folder = path.join(siteDir, OVERLAY_DIR);
  let isFirst = true;
  // Docusaurus supports `devServer`, but its types lack the option.
  const devConfig: object = {
    devServer: {
      onListening: createListener(folder, WORK),
      // `createSaveLine` prints more than the bundler's "compiled successfully".
      devMiddleware: {stats: 'errors-only'},
    },
    plugins: [createSaveLine(siteDir)],
  };
  sayToAuthor(siteDir, '');
  return {
    name: 'author-overlay',
    allContentLoaded() {
      if (isFirst) fs.readdirSync(folder).forEach((name) => write(path.join(folder, name), ''));
      isFirst = false;
    },
    getClientModules: () => [path.join(PACKAGE_FOLDER, 'overlay/work-line.ts')],
    // Docusaurus supports `devServer`, but its types lack the option.
    configureWebpack: (_config, isServer) => (isServer ? {} : devConfig),
  };
}
