import {isBelow, trimPath} from '../addresses';
import type {Group} from '../options';
import type {PageSummary} from '../site';

/** Returns the length of the group's longest path that contains the page, or -1 if none does. */
const measureFit = ({path}: PageSummary, {paths}: Group): number =>
  Math.max(-1, ...paths.map(trimPath).map((top) => (isBelow(path, top) ? top.length : -1)));

/** Assigns each page to the group with the longest matching path. Pages that match no group are dropped. */
export function groupPages<Kind extends Group>(
  groups: readonly Kind[],
  pages: readonly PageSummary[],
): ReadonlyMap<Kind, readonly PageSummary[]> {
  const grouped = new Map<Kind, PageSummary[]>(groups.map((group) => [group, []]));
  for (const page of pages) {
    const fits = groups.map((group) => measureFit(page, group));
    const best = Math.max(-1, ...fits);
    const group = best === -1 ? undefined : groups[fits.indexOf(best)];
    if (group !== undefined) grouped.get(group)?.push(page);
  }
  return grouped;
}
