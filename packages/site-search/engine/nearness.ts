import {NEARNESS_WEIGHTS} from './weights';

const toSegments = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** Returns the first two segments of a path, such as `docs/API`. */
export const findSection = (path: string): string => toSegments(path).slice(0, 2).join('/');

export const isSamePage = (one: string, other: string): boolean =>
  toSegments(one).join('/') === toSegments(other).join('/');

/**
 * Returns the weight of a hit depending on the current page.
 *
 * @param path path of the hit's page, below the base URL
 * @param near path of the current page; if undefined, all pages have the same weight
 */
export function weighNearness(path: string, near: string | undefined): number {
  if (near === undefined || near === '') return 1;
  if (isSamePage(path, near)) return NEARNESS_WEIGHTS.page;
  return findSection(path) === findSection(near) ? NEARNESS_WEIGHTS.section : 1;
}
