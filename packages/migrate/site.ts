import fs from 'node:fs';
import path from 'node:path';

/** Folders without pages or code of the site. */
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.docusaurus', '.git', '.cache']);

const SOURCE = /\.(?:mdx?|[cm]?[jt]sx?|json)$/;

/** Returns true for a file that can be read to its end, unlike a device, a named pipe or a broken symbolic link. */
const isFile = (place: string): boolean => fs.existsSync(place) && fs.statSync(place).isFile();

/** Lists the pages and code of a folder of the site, relative to the site, with `/`. */
export function listSources(siteDir: string, folder: string): readonly string[] {
  const dir = path.join(siteDir, folder);
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, {withFileTypes: true})
    .flatMap((entry): readonly string[] => {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listSources(siteDir, name);
      return SOURCE.test(entry.name) && isFile(path.join(siteDir, name)) ? [name] : [];
    })
    .sort();
}

export function read(siteDir: string, file: string): string {
  const place = path.join(siteDir, file);
  if (!isFile(place)) throw new Error(`${file} is not a file.`);
  return fs.readFileSync(place, 'utf8');
}

/** Finds the first line that matches, as `file:line`. */
export function findLine(siteDir: string, file: string, pattern: RegExp): string | undefined {
  const lines = read(siteDir, file).split('\n');
  const index = lines.findIndex((line) => pattern.test(line));
  return index === -1 ? undefined : `${file}:${index + 1}`;
}

/** Writes a string of a program. */
export const quote = (text: string): string =>
  /['\\\p{Cc}]/u.test(text) ? JSON.stringify(text) : `'${text}'`;

/** Returns true if a file is in the site, after symbolic links have been followed. */
export const isInside = (siteDir: string, file: string): boolean =>
  !path.relative(fs.realpathSync(siteDir), fs.realpathSync(file)).startsWith('..');

/** Removes slashes at both ends. */
export const trim = (address: string): string => address.replace(/^[./]*\/|^\.$|(?<!\/)\/+$/g, '');
