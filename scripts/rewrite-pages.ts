import fs from 'node:fs';
import path from 'node:path';

import {listPages} from '../config/list-pages';

/** Number of pages that are processed in parallel. */
const AT_ONCE = 16;

async function rewritePage(file: string, change: (html: string) => string): Promise<void> {
  const html = await fs.promises.readFile(file, 'utf8');
  const changed = change(html);
  if (changed !== html) await fs.promises.writeFile(file, changed);
}

/** Changes the HTML of all pages in a build. Unchanged pages are not written. */
export async function rewritePages(dir: string, change: (html: string) => string): Promise<void> {
  const pages = listPages(dir);
  for (let start = 0; start < pages.length; start += AT_ONCE)
    await Promise.all(
      pages.slice(start, start + AT_ONCE).map((page) => rewritePage(path.join(dir, page), change)),
    );
}
