import fs from 'node:fs';
import path from 'node:path';

import {test as base} from '@playwright/test';
import ts from 'typescript';

import {HEADERS_FILE} from '../../../config/headers-file';
import {ChangingSite} from './changing-site';

interface Fixtures {
  readonly site: ChangingSite;
}

/**
 * Tests of the service worker. The site has no caching headers, because scripts in the HTTP cache would hide missing
 * ones in the worker's cache.
 */
export const test = base.extend<Fixtures>({
  site: async ({context}, use) => {
    const site = new ChangingSite(base.info().testId, HEADERS_FILE);
    await site.start();
    await use(site);
    await context.close();
    await site.remove();
  },
});

const toWorker = ({dir}: ChangingSite): string => path.join(dir, 'offline-worker.js');

export const removeWorker = (site: ChangingSite): void => fs.rmSync(toWorker(site));

/** Replaces the service worker by the one that is built with `OFFLINE=off`. */
export function retireWorker(site: ChangingSite): void {
  const source = fs.readFileSync('packages/offline/retired-worker.ts', 'utf8');
  const {outputText} = ts.transpileModule(source.replace(/^import .*$/gm, ''), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  });
  const code = `const WORKER_DATA = {base: '/'};${outputText.replace('export {};', '')}`;
  fs.writeFileSync(toWorker(site), code);
}

/** Adds HTML to every page, as some hosts do. */
export function inject({dir}: ChangingSite, html: string): void {
  for (const name of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue;
    const page = path.join(dir, name);
    const text = fs.readFileSync(page, 'utf8');
    fs.writeFileSync(page, text.replace('</body>', `${html}</body>`));
  }
}
