import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folder, relative to the site, with a module for each subject that may have problems. */
const OVERLAY_DIR = '.docusaurus/author-problems';

const toFile = (siteDir: string, subject: string): string =>
  path.join(siteDir, OVERLAY_DIR, `${subject}.js`);

/**
 * Shows a report in the browser of an author, over the page, until it is empty: the file changes, and
 * with it the bundle.
 *
 * @param subject what the problems are in: the pages, or the contract of an API
 * @param report as the terminal prints it; empty where all is in order
 */
export function showToAuthor(siteDir: string, subject: string, report: string): void {
  const file = toFile(siteDir, subject);
  const source = `export default ${JSON.stringify(report)};\n`;
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === source) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, source);
}

/**
 * Puts reports over the page in the dev server: each is a module of the browser's bundle whose text a
 * loader turns into an error, which Docusaurus' server shows and takes away again. A build has none.
 *
 * @param options the subjects
 */
export default function authorOverlay({siteDir}: LoadContext, options: unknown): Plugin | null {
  const {subjects} = options as {readonly subjects: readonly string[]};
  if (process.env.NODE_ENV !== 'development') return null;
  subjects.forEach((subject) => showToAuthor(siteDir, subject, ''));
  return {
    name: 'author-overlay',
    getClientModules: () => subjects.map((subject) => toFile(siteDir, subject)),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include: path.join(siteDir, OVERLAY_DIR),
            enforce: 'pre' as const,
            use: path.join(__dirname, 'problems-loader.cjs'),
          },
        ],
      },
    }),
  };
}
