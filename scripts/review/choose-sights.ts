import {groupEntries} from '@openapi-portal/reports/json';

import type {Comparison} from './compare-states';
import type {ReviewedPage} from './read-pages';
import {PAGE_VIEWS, PICTURE_VIEWS, type SightPair} from './take-screenshots';

/** Maximum number of pages compared after a change of styles, and of pictures. */
const MOST = {pages: 6, pictures: 16};

const toFileName = (path: string): string =>
  path === '/'
    ? 'home'
    : path
        .slice(1)
        .replaceAll('/', '_')
        .replace(/[^\w-]+/g, '-');

/** Returns the kind of a page: the Docusaurus plugin that rendered it. Pages of a kind look alike. */
function toKind({html, path}: ReviewedPage): string {
  if (path === '/') return path;
  const classes = /<html[^>]*\sclass="(?<classes>[^"]*)"/.exec(html)?.groups?.classes ?? '';
  return (classes.match(/\bplugin-[\w-]+/g) ?? []).join(' ');
}

/** Selects pages of each kind in turn, starting with the most frequent kind. */
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

export const choosePageSights = (comparison: Comparison): readonly SightPair[] =>
  choosePages(comparison).map((path) => {
    const sight = {path, selector: comparison.styles.concerned.get(path) ?? 'body'};
    const label = comparison.after.pages.get(path)?.title ?? path;
    return {id: toFileName(path), label, views: PAGE_VIEWS, before: sight, after: sight};
  });

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
