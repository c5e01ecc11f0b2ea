import {diffArrays} from 'diff';

import type {DrawnPicture} from './drawn-pictures';
import {countMarked, diffLines, type Row} from './diff-lines';
import type {State} from './read-build';
import type {ReviewedPage} from './read-pages';

/** Kinds of changes to a page, the gravest first. */
export const FATES = ['gone', 'moved', 'added', 'changed'] as const;

type Fate = (typeof FATES)[number];

/** A picture of a page that is drawn otherwise now; absent on the side that does not have it. */
interface PictureChange {
  readonly name: string;
  readonly before?: DrawnPicture;
  readonly after?: DrawnPicture;
}

/** A page that readers find changed. */
export interface PageChange {
  readonly fate: Fate;
  /** Its current path; the former one if it was removed. */
  readonly path: string;
  readonly title: string;
  readonly before?: ReviewedPage;
  readonly after?: ReviewedPage;
  /** Target of the redirect of a removed page, if any. */
  readonly leadsTo?: string;
  readonly rows: readonly Row[];
  /** Words that only one side has. */
  readonly added: number;
  readonly removed: number;
  readonly pictures: readonly PictureChange[];
}

/** The share of common lines from which a removed page and a new one are the same page. */
const ALIKE = 0.6;

const isFilled = (line: string): boolean => line.trim() !== '';

/** The share of lines that two pages have in common, 0 to 1. */
function findLikeness(before: ReviewedPage, after: ReviewedPage): number {
  const [was, is] = [before, after].map(({lines}) => lines.filter(isFilled));
  const known = new Set(was);
  const common = (is ?? []).filter((line) => known.has(line)).length;
  return common / Math.max(1, was?.length ?? 0, is?.length ?? 0);
}

/**
 * Finds the new paths of removed pages: the target of a redirect to a new page, or the new page with the same
 * content.
 */
function findMoves(before: State, after: State): ReadonlyMap<string, string> {
  const gone = [...before.pages.values()].filter(({path}) => !after.pages.has(path));
  const free = new Set([...after.pages.keys()].filter((path) => !before.pages.has(path)));
  const moves = new Map<string, string>();
  const take = (from: string, to: string): void => {
    moves.set(from, to);
    free.delete(to);
  };
  for (const {path} of gone) {
    const target = after.redirects.get(path)?.replace(/#.*$/, '');
    if (target !== undefined && free.has(target)) take(path, target);
  }
  for (const page of gone.filter(({path}) => !moves.has(path))) {
    const likely = [...free]
      .flatMap((path) => after.pages.get(path) ?? [])
      .map((other) => ({path: other.path, likeness: findLikeness(page, other)}))
      .filter(({likeness}) => likeness >= ALIKE)
      .sort((a, b) => b.likeness - a.likeness);
    if (likely[0] !== undefined) take(page.path, likely[0].path);
  }
  return moves;
}

/** Pictures of two pages in their order, each beside the one that it took the place of. */
function comparePictures(before?: ReviewedPage, after?: ReviewedPage): readonly PictureChange[] {
  const [was, is] = [before?.pictures ?? [], after?.pictures ?? []];
  const parts = diffArrays([...was], [...is], {comparator: (a, b) => a.html === b.html});
  return parts.flatMap((part, index): readonly PictureChange[] => {
    if (part.removed && parts[index + 1]?.added !== true)
      return part.value.map((picture) => ({name: picture.name, before: picture}));
    if (!part.added) return [];
    const last = parts[index - 1];
    const old = last?.removed === true ? last.value : [];
    return Array.from({length: Math.max(old.length, part.value.length)}, (_, place) => {
      const [from, to] = [old[place], part.value[place]];
      const name = to?.name ?? from?.name ?? '';
      return {name, ...(from && {before: from}), ...(to && {after: to})};
    });
  });
}

function toChange(
  fate: Fate,
  before: ReviewedPage | undefined,
  after: ReviewedPage | undefined,
): PageChange {
  const page = after ?? before;
  const rows = diffLines(before?.lines ?? [], after?.lines ?? []);
  return {
    fate,
    path: page?.path ?? '',
    title: page?.title ?? '',
    ...(before && {before}),
    ...(after && {after}),
    rows,
    ...countMarked(rows),
    // A new or removed page is only shown by its text.
    pictures: before && after ? comparePictures(before, after) : [],
  };
}

const isChange = ({fate, rows, pictures}: PageChange): boolean =>
  fate !== 'changed' || pictures.length > 0 || rows.some((row) => !('same' in row));

/**
 * Lists the pages that changed for readers: removed, moved, added, then changed, sorted by path. Changes around
 * the content, such as in the navbar, do not count.
 */
export function comparePages(before: State, after: State): readonly PageChange[] {
  const moves = findMoves(before, after);
  const targets = new Set(moves.values());
  const ofBase = [...before.pages.values()].map((page): PageChange => {
    const same = after.pages.get(page.path);
    if (same !== undefined) return toChange('changed', page, same);
    const moved = moves.get(page.path);
    if (moved !== undefined) return toChange('moved', page, after.pages.get(moved));
    const leadsTo = after.redirects.get(page.path);
    return {...toChange('gone', page, undefined), ...(leadsTo !== undefined && {leadsTo})};
  });
  const added = [...after.pages.values()]
    .filter(({path}) => !before.pages.has(path) && !targets.has(path))
    .map((page) => toChange('added', undefined, page));
  const all = [...ofBase, ...added].filter(isChange);
  return FATES.flatMap((fate) =>
    all.filter((change) => change.fate === fate).sort((a, b) => (a.path < b.path ? -1 : 1)),
  );
}
