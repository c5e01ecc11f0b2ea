import fs from 'node:fs';
import path from 'node:path';

/** The file, relative to the site, in which Docusaurus keeps the versions of the docs. */
export const VERSIONS_FILE = 'versions.json';

/** A version of the docs that `docs:version` made. */
export interface DocsVersion {
  readonly name: string;
  /** The folder of its pages, relative to the site, by slashes. */
  readonly dir: string;
}

/**
 * The versions of a site's docs, the newest first, without that which is being worked on: none where nobody has made one.
 *
 * @param siteDir absolute path
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

/** The version whose page a file is, or whose translation; nothing for what is being worked on. */
export const findVersion = (file: string): string | undefined => FOLDER.exec(file)?.groups?.name;
