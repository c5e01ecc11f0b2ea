import {groupEntries} from '@openapi-portal/reports/json';

import type {Comparison} from './compare-states';
import type {ReviewedPage} from './read-pages';
import type {PagePair} from './take-screenshots';

/** Maximum number of pages of which screenshots are taken after a change of styles, and of pictures. */
const MOST = {styles: 6, pictures: 16};

/** Returns the kind of a page: the Docusaurus plugin that rendered it. Pages of a kind look alike. */
function toKind({html, path}: ReviewedPage): string {
  if (path === '/') return path;
  const classes = /<html[^>]*\sclass="(?<classes>[^"]*)"/.exec(html)?.groups?.classes ?? '';
  return (classes.match(/\bplugin-[\w-]+/g) ?? []).join(' ');
}

/** Selects pages with changed styles: of each kind in turn, starting with the most frequent kind. */
function chooseStyled({after, styles}: Comparison): readonly string[] {
  const kinds = [...styles.concerned].sort().map((path) => {
    const page = after.pages.get(path);
    return [page === undefined ? '' : toKind(page), path] as const;
  });
  const groups = [...groupEntries(kinds).values()].sort((a, b) => b.length - a.length);
  const turns = Array.from({length: MOST.styles}, (_, turn) => groups.map((group) => group[turn]));
  return turns
    .flat()
    .filter((path) => path !== undefined)
    .slice(0, MOST.styles)
    .sort();
}

/** Chooses the pages that may look different: with changed pictures, and with changed styles. */
export function choosePages(comparison: Comparison): readonly PagePair[] {
  const drawn = comparison.pages
    .filter(({pictures}) => pictures.length > 0)
    .slice(0, MOST.pictures)
    .map(({path, before, title}) => ({path, title, former: before?.path ?? path}));
  const styled = chooseStyled(comparison)
    .filter((path) => !drawn.some((pair) => pair.path === path))
    .map((path) => ({path, title: comparison.after.pages.get(path)?.title ?? path, former: path}));
  return [...drawn, ...styled];
}
