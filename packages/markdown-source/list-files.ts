import fs from 'node:fs';
import path from 'node:path';

/** Whether docusaurus-plugin-openapi-docs has written a page: its files say so by their names. */
export const isGenerated = (file: string): boolean => /\.(api|info|schema|tag)\.mdx$/.test(file);

/**
 * The files in a folder and below, sorted, as paths that begin with that of the folder, without generated
 * pages; none where it is not there.
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
