import {groupEntries} from '@openapi-portal/reports/json';

import type {Comparison} from './compare-states';
import type {ReviewedPage} from './read-pages';
import {PAGE_VIEWS, PICTURE_VIEWS, type SightPair} from './take-screenshots';

/** How many pages are looked at where a style changed, and how many pictures that pages draw. */
const MOST = {pages: 6, pictures: 16};

/** The path of a page as a name for files. */
const toFileName = (path: string): string =>
  path === '/'
    ? 'home'
    : path
        .slice(1)
        .replaceAll('/', '_')
        .replace(/[^\w-]+/g, '-');

/** What pages have in common that look alike: the plugin that made them, as Docusaurus names it in their classes. */
function toKind({html, path}: ReviewedPage): string {
  if (path === '/') return path;
  const classes = /<html[^>]*\sclass="(?<classes>[^"]*)"/.exec(html)?.groups?.classes ?? '';
  return (classes.match(/\bplugin-[\w-]+/g) ?? []).join(' ');
}

/** Pages of all kinds by turns, those of the kind with most pages first. */
function choosePages({after, styles}: Comparison): readonly string[] {
  const kinds = [...styles.concerned.keys()].sort().map((path) => {
    const page = after.pages.get(path);
    return [page === undefined ? '' : toKind(page), path] as const;
  });
  const groups = [...groupEntries(kinds).values()].sort((a, b) => b.length - a.length);
  const turns = Array.from({length: MOST.pages}, (_, turn) => groups.map((group) => group[turn]));
  return turns
    .flat()
    .filter((path) => path !== undefined)
    .slice(0, MOST.pages)
    .sort();
}

/** What to look at where a style changed. */
export const choosePageSights = (comparison: Comparison): readonly SightPair[] =>
  choosePages(comparison).map((path) => {
    const sight = {path, selector: comparison.styles.concerned.get(path) ?? 'body'};
    const label = comparison.after.pages.get(path)?.title ?? path;
    return {id: toFileName(path), label, views: PAGE_VIEWS, before: sight, after: sight};
  });

/** What to look at where a page draws a picture otherwise. */
export const choosePictureSights = ({pages}: Comparison): readonly SightPair[] =>
  pages
    .flatMap(({before, after, path, pictures}) =>
      pictures.map(({name, before: was, after: is}, index): SightPair => {
        const id = `${toFileName(path)}-picture-${index + 1}`;
        return {
          id,
          label: name,
          views: PICTURE_VIEWS,
          ...(was && before && {before: {path: before.path, picture: was.index}}),
          ...(is && after && {after: {path: after.path, picture: is.index}}),
        };
      }),
    )
    .slice(0, MOST.pictures);
