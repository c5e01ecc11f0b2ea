export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** Returns the folder of a page without a trailing slash: `/docs` for `/docs/risks`, `/` for `/docs`. */
const findFolder = (path: string): string => withoutSlash(path.replace(/[^/]*$/, ''));

/**
 * Groups pages by folder, like the sections of a sidebar. The index page of a folder comes first, and also belongs to
 * the parent folder.
 *
 * @param paths of all pages, from the root of the host
 * @returns paths without a trailing slash; each page is in at least one section
 */
export function toSections(paths: readonly string[]): readonly (readonly string[])[] {
  const sections = new Map<string, string[]>();
  const pages = [...new Set(paths.map(withoutSlash))].sort();
  for (const page of pages) {
    const folder = findFolder(page);
    const section = sections.get(folder) ?? pages.filter((one) => one === folder);
    if (!section.includes(page)) section.push(page);
    sections.set(folder, section);
  }
  return [...sections.values()];
}
