import fs from 'node:fs';
import path from 'node:path';

/** File in which Docusaurus lists the versions of the docs, relative to the site folder. */
export const VERSIONS_FILE = 'versions.json';

/** A version of the docs that was created with `docusaurus docs:version`. */
export interface DocsVersion {
  readonly name: string;
  /** Folder with the pages of the version, relative to the site folder, separated by slashes. */
  readonly dir: string;
}

/**
 * Lists the versions of a site's docs, newest first, without the current version.
 *
 * @see https://docusaurus.io/docs/versioning
 */
export function listVersions(siteDir: string): readonly DocsVersion[] {
  const file = path.join(siteDir, VERSIONS_FILE);
  if (!fs.existsSync(file)) return [];
  const names: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Array.isArray(names)
    ? names.map((name) => ({name: String(name), dir: `versioned_docs/version-${name}`}))
    : [];
}

const FOLDER =
  /[\\/](?:versioned_docs|docusaurus-plugin-content-docs)[\\/]version-(?<name>[^\\/]+)[\\/]/;

/** Returns the docs version of a page or translation, or undefined for the current version. */
export const findVersion = (file: string): string | undefined => FOLDER.exec(file)?.groups?.name;
