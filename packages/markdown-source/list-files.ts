import fs from 'node:fs';
import path from 'node:path';

/** Returns true if docusaurus-plugin-openapi-docs generated the file, judging by its name. */
export const isGenerated = (file: string): boolean => /\.(api|info|schema|tag)\.mdx$/.test(file);

/**
 * Lists the files in a folder and its subfolders, sorted, without generated pages. Each path starts with `dir`.
 * Returns an empty list if the folder does not exist.
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
