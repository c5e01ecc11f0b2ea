import {NEAR_WEIGHTS} from './weights';

const toSegments = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** Returns the folder of a page, such as `docs/API`; empty for a page at the root. */
export const toSection = (path: string): string => toSegments(path).slice(0, 2).join('/');

/** Returns true if two paths name the same page, with or without a slash at the end. */
export const isSamePage = (one: string, other: string): boolean =>
  toSegments(one).join('/') === toSegments(other).join('/');

/**
 * Returns the weight of a hit for a reader of another page.
 *
 * @param path of the hit's page, below the base URL
 * @param near path of the reader's page; if undefined, all pages weigh the same
 */
export function weighNearness(path: string, near: string | undefined): number {
  if (near === undefined || near === '') return 1;
  if (isSamePage(path, near)) return NEAR_WEIGHTS.page;
  return toSection(path) === toSection(near) ? NEAR_WEIGHTS.section : 1;
}
