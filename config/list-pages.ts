import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists the HTML files of a folder and its subfolders, sorted. A folder may have such a name, too: the page of
 * the address `/docs/a.html` is `docs/a.html/index.html`.
 */
export const listPages = (dir: string): readonly string[] =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)))
    .sort();
