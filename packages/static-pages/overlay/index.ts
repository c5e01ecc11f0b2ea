import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

import {writeIfChanged} from '../files/folders';
import {PACKAGE_FOLDER} from '../package-folder';
import {SENDER} from './sender';

type Client = unknown;

/** The part of webpack-dev-server, which Docusaurus includes, that is used here. */
export interface DevServer {
  readonly compiler: {
    readonly hooks: {readonly done: {tap(name: string, run: () => void): void}};
  };
  readonly webSocketServer?: {
    readonly clients: readonly Client[];
    readonly implementation: {on(event: 'connection', run: (client: Client) => void): void};
  };
  sendMessage(clients: readonly Client[], type: string, data: unknown): void;
  invalidate(): void;
}

/** Returns the text of a file, or `''` if it was deleted with other generated files. */
const read = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const readReports = (folder: string): readonly string[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .filter((name) => name.endsWith('.txt'))
    .map((name) => read(path.join(folder, name)))
    .filter((report) => report !== '');

/**
 * Creates a listener that makes a dev server show reports in its error overlay. Reports are sent to each newly opened
 * page, and again after each build, whose own message would hide them. Real bundle errors are no alternative: they
 * would block updates of the page, and be lost at the next change.
 */
export const createListener =
  (folder: string, work: string) =>
  (server: DevServer): void => {
    const {webSocketServer} = server;
    const show = (clients: readonly Client[] = []): void => {
      const reports = readReports(folder);
      if (reports.length > 0) server.sendMessage(clients, 'errors', reports);
    };
    const say = (clients: readonly Client[] = []): void => {
      const msg = read(path.join(folder, work));
      server.sendMessage(clients, 'progress-update', {pluginName: SENDER, percent: 0, msg});
    };
    server.compiler.hooks.done.tap('author-overlay', () => show(webSocketServer?.clients));
    webSocketServer?.implementation.on('connection', (client) => {
      show([client]);
      say([client]);
    });
    fs.watch(folder, {persistent: false}, (_event, name) => {
      if (name === work) say(webSocketServer?.clients);
      else server.invalidate();
    });
  };

const NAME = 'save-line';

/** Names the changed files of a save: the first, and the number of others. */
function nameFiles(files: readonly string[], siteDir: string): string {
  const [first = '', ...others] = files.map((file) => path.relative(siteDir, file)).sort();
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/**
 * Creates a plugin of the bundler that prints a line after each save: the changed files and the time until the browser
 * shows them. Generated files are left out, because the save that caused them has its own line.
 *
 * @param print by default writes to the terminal
 */
export const createSaveLine = (
  siteDir: string,
  print = (line: string): void => console.log(`→ ${line}`),
) => ({
  apply({hooks}: Pick<Compiler, 'hooks'>): void {
    let start = 0;
    let files: readonly string[] = [];
    hooks.watchRun.tap(NAME, ({modifiedFiles}) => {
      start = performance.now();
      files = [...(modifiedFiles ?? [])].filter(
        (file) =>
          path.extname(file) !== '' && !/[\\/](?:\.docusaurus|node_modules)[\\/]/.test(file),
      );
    });
    hooks.done.tap(NAME, (stats) => {
      if (files.length === 0 || stats.hasErrors()) return;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      print(`${nameFiles(files, siteDir)}: rebuilt in ${seconds} s`);
    });
  },
});

/** Folder of the reports and of the current activity, relative to the site. */
const OVERLAY_DIR = '.docusaurus/author-problems';

/** Name of the file with the current activity of the dev server. */
const WORK = 'work';

/** Returns the path of a report: a file, because plugins may load copies of this module, and the bundler watches it. */
export const toReportFile = (siteDir: string, subject: string): string =>
  path.join(siteDir, OVERLAY_DIR, `${subject}.txt`);

/**
 * Shows a report over the page in an author's browser, and hides it if the report is empty.
 *
 * @param subject of the report; a new report replaces the former one of its subject
 * @param report as printed in the terminal; empty if there are no problems
 */
export const showReport = (siteDir: string, subject: string, report: string): void =>
  writeIfChanged(toReportFile(siteDir, subject), report);

/**
 * Shows the current activity of the dev server at the edge of the page.
 *
 * @param line a few words; empty to hide it
 */
export const showActivity = (siteDir: string, line: string): void =>
  writeIfChanged(path.join(siteDir, OVERLAY_DIR, WORK), line);

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
  showActivity(siteDir, '');
  return {
    name: 'author-overlay',
    allContentLoaded() {
      if (isFirst)
        fs.readdirSync(folder).forEach((name) => writeIfChanged(path.join(folder, name), ''));
      isFirst = false;
    },
    getClientModules: () => [path.join(PACKAGE_FOLDER, 'overlay/work-line.ts')],
    // Docusaurus supports `devServer`, but its types lack the option.
    configureWebpack: (_config, isServer) => (isServer ? {} : devConfig),
  };
}
