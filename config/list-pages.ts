import fs from 'node:fs';
import path from 'node:path';

/** Lists the HTML files below a folder, sorted. `/docs/a.html` may itself be a folder with an `index.html`. */
export const listPages = (dir: string): readonly string[] =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)))
    .sort();
