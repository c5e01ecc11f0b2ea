import {NEAR_WEIGHTS} from './weights';

const toSegments = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** The folder that a page belongs to, such as `docs/API`; nothing of a page that stands alone. */
export const toSection = (path: string): string => toSegments(path).slice(0, 2).join('/');

/** Whether two paths are of the same page, with or without a slash at the end. */
export const isSamePage = (one: string, other: string): boolean =>
  toSegments(one).join('/') === toSegments(other).join('/');

/**
 * What a hit of a page counts for a reader of another, beside one from elsewhere.
 *
 * @param path of the page, below the base URL
 * @param near where the reader is; nothing counts more where it is undefined
 */
export function weighNearness(path: string, near: string | undefined): number {
  if (near === undefined || near === '') return 1;
  if (isSamePage(path, near)) return NEAR_WEIGHTS.page;
  return toSection(path) === toSection(near) ? NEAR_WEIGHTS.section : 1;
}
