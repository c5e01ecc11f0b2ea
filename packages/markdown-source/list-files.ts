import fs from 'node:fs';
import path from 'node:path';

/** Returns true for a file that docusaurus-plugin-openapi-docs generates, by its name. */
export const isGenerated = (file: string): boolean => /\.(api|info|schema|tag)\.mdx$/.test(file);

/**
 * Lists the files in a folder and its subfolders, sorted, without generated pages. Paths start with that of the
 * folder; empty if it does not exist.
 */
export function listFiles(dir: string): readonly string[] {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isGenerated(file))
    .sort();
}
