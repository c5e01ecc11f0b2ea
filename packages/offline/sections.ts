export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** The folder of a page, without a slash at its end: that of `/docs/risks` is `/docs`, that of `/docs` is `/`. */
const findFolder = (path: string): string => withoutSlash(path.replace(/[^/]*$/, ''));

/**
 * The pages that stand in one folder, the page of the folder first: the sections of a sidebar. The page of a folder
 * stands in two, unless it has no pages below it.
 *
 * @param paths of all pages, from the root of the host
 * @returns paths without a slash at their ends, each page in one section at least
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
