import {countMarked, diffLines, type Row} from './diff-lines';
import type {State} from './read-build';
import type {ReviewedPage} from './read-pages';

/** Kinds of changes to a page, the most serious first. */
export const CHANGE_KINDS = ['gone', 'moved', 'added', 'changed'] as const;

type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface PageChange {
  readonly kind: ChangeKind;
  /** Current path, or the former path of a removed page. */
  readonly path: string;
  readonly title: string;
  readonly before?: ReviewedPage;
  readonly after?: ReviewedPage;
  /** Target of the redirect from a removed page, if any. */
  readonly leadsTo?: string;
  readonly rows: readonly Row[];
  /** Number of words that only the new side has. */
  readonly added: number;
  readonly removed: number;
  /** Names of the pictures that changed on a page of both states. */
  readonly pictures: readonly string[];
}

/** Minimum share of common lines for which a removed page and a new page count as the same. */
const ALIKE = 0.6;

const isFilled = (line: string): boolean => line.trim() !== '';

/** Returns the share of lines that two pages have in common, from 0 to 1. */
function findLikeness(before: ReviewedPage, after: ReviewedPage): number {
  const [was, is] = [before, after].map(({lines}) => lines.filter(isFilled));
  const known = new Set(was);
  const common = (is ?? []).filter((line) => known.has(line)).length;
  return common / Math.max(1, was?.length ?? 0, is?.length ?? 0);
}

/** Finds the new paths of removed pages: the target of a redirect, else the most similar new page. */
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

/** Names the pictures that only one of two pages has. */
function comparePictures(before: ReviewedPage, after: ReviewedPage): readonly string[] {
  const isOn = (page: ReviewedPage, html: string): boolean =>
    page.pictures.some((picture) => picture.html === html);
  const changed = [
    ...before.pictures.filter(({html}) => !isOn(after, html)),
    ...after.pictures.filter(({html}) => !isOn(before, html)),
  ];
  return [...new Set(changed.map(({name}) => name))];
}

function toChange(
  kind: ChangeKind,
  before: ReviewedPage | undefined,
  after: ReviewedPage | undefined,
): PageChange {
  const page = after ?? before;
  const rows = diffLines(before?.lines ?? [], after?.lines ?? []);
  return {
    kind,
    path: page?.path ?? '',
    title: page?.title ?? '',
    ...(before && {before}),
    ...(after && {after}),
    rows,
    ...countMarked(rows),
    // Pictures of a new or removed page are not listed separately.
    pictures: before && after ? comparePictures(before, after) : [],
  };
}

const isChange = ({kind, rows, pictures}: PageChange): boolean =>
  kind !== 'changed' || pictures.length > 0 || rows.some((row) => !('same' in row));

/** Lists the pages whose content changed, without the navbar: removed, moved, added, changed, each by path. */
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
  return CHANGE_KINDS.flatMap((kind) =>
    all.filter((change) => change.kind === kind).sort((a, b) => (a.path < b.path ? -1 : 1)),
  );
}
