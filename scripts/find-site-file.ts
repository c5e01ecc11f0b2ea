import fs from 'node:fs/promises';
import path from 'node:path';

/** What the file system answers where there is no such file, or a link that leads nowhere. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** Whether a folder or file of a site is called so: the others are steps out of it. */
const isName = (segment: string): boolean =>
  segment !== '.' && segment !== '..' && !/[/\\]/.test(segment) && !segment.includes('\0');

function parseSegments(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split('/').filter(Boolean);
    const names = segments.map((segment) => decodeURIComponent(segment));
    return names.every(isName) ? names : undefined;
  } catch {
    return undefined;
  }
}

async function findInside(dir: string, file: string): Promise<string | undefined> {
  try {
    const [root, target] = await Promise.all([fs.realpath(dir), fs.realpath(file)]);
    if (!target.startsWith(`${root}${path.sep}`)) return undefined;
    return (await fs.stat(target)).isFile() ? target : undefined;
  } catch (error) {
    if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/**
 * Finds the file that a static host shows at an address: the file itself, the page of that name,
 * or the index of the folder. Links are followed as long as they stay in the site.
 *
 * @param pathname as it stands in a request, still percent-encoded, without the query
 * @returns the real and absolute path, or undefined where nothing can be shown
 * @throws Error where the file system fails
 */
export async function findSiteFile(dir: string, pathname: string): Promise<string | undefined> {
  const segments = parseSegments(pathname);
  if (segments === undefined) return undefined;
  const file = path.join(dir, ...segments);
  for (const candidate of [file, `${file}.html`, path.join(file, 'index.html')]) {
    const found = await findInside(dir, candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}
