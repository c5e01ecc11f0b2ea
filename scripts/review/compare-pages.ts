import {diffArrays} from 'diff';

import type {DrawnPicture} from './drawn-pictures';
import {countMarked, diffLines, type Row} from './diff-lines';
import type {State} from './read-build';
import type {ReviewedPage} from './read-pages';

/** What became of a page, gravest first. */
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
  /** Where it is now; where it was, if it is gone. */
  readonly path: string;
  readonly title: string;
  readonly before?: ReviewedPage;
  readonly after?: ReviewedPage;
  /** Where a page that is gone leads, if anywhere. */
  readonly leadsTo?: string;
  readonly rows: readonly Row[];
  /** Words that only one side has. */
  readonly added: number;
  readonly removed: number;
  readonly pictures: readonly PictureChange[];
}

/** From this share of common lines on, a page that is gone and a new one are the same page. */
const ALIKE = 0.6;

const isFilled = (line: string): boolean => line.trim() !== '';

/** The share of lines that two pages have in common, 0 to 1. */
function findLikeness(before: ReviewedPage, after: ReviewedPage): number {
  const [was, is] = [before, after].map(({lines}) => lines.filter(isFilled));
  const known = new Set(was);
  const common = (is ?? []).filter((line) => known.has(line)).length;
  return common / Math.max(1, was?.length ?? 0, is?.length ?? 0);
}

/** Where the pages that are gone are now: where they lead, if that is new; else the new page that says the same. */
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
    // A page that came or went is shown by its words.
    pictures: before && after ? comparePictures(before, after) : [],
  };
}

const isChange = ({fate, rows, pictures}: PageChange): boolean =>
  fate !== 'changed' || pictures.length > 0 || rows.some((row) => !('same' in row));

/**
 * The pages that readers find changed: gone, moved, added, then changed, each by their paths. What stands around the
 * words and pictures of a page, like the navbar, is no change of it.
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
