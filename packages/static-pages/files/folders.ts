import {createRequire} from 'node:module';
import fs from 'node:fs';
import path from 'node:path';

/** Folder of islands, relative to the site: content that is rendered before the site is bundled. */
export const ISLANDS_DIR = '.docusaurus/islands';

/** Folder of `IslandText` files, relative to the site. */
export const ISLAND_TEXTS_DIR = '.docusaurus/island-texts';

/** Folder of static files that plugins write, relative to the site. */
export const STATIC_DIR = '.docusaurus/plugin-static';

/** Writes a file only if its text has changed, because watchers and the bundler react to touched files. */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/** Returns the folder of the main module of a package that a site has installed. */
export function findPackageFolder(siteDir: string, name: string): string {
  const require = createRequire(path.join(siteDir, 'package.json'));
  return path.dirname(require.resolve(name));
}

export function hasPackage(siteDir: string, name: string): boolean {
  try {
    findPackageFolder(siteDir, name);
    return true;
  } catch {
    return false;
  }
}
