import {createRequire} from 'node:module';
import path from 'node:path';

/** Folder, relative to the site, of content that was rendered before the site is bundled. */
export const ISLANDS_DIR = '.docusaurus/islands';

/** Folder of the islands' texts for programs, by name, relative to the site. */
export const ISLAND_TEXTS_DIR = '.docusaurus/island-texts';

/** Folder, relative to the site, of files that plugins write and that are served as they are. */
export const STATIC_DIR = '.docusaurus/plugin-static';

/**
 * The folder of the compiled files of a package that a site has installed.
 *
 * @param siteDir absolute path
 */
export function findPackageFolder(siteDir: string, name: string): string {
  const require = createRequire(path.join(siteDir, 'package.json'));
  return path.dirname(require.resolve(name));
}

/** Returns true if a site can load a package. */
export function hasPackage(siteDir: string, name: string): boolean {
  try {
    findPackageFolder(siteDir, name);
    return true;
  } catch {
    return false;
  }
}
