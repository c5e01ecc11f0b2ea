import {type MovedAnchors, toKey} from './places';

/** Replaced by the bundler's `DefinePlugin`. */
declare const MOVED_ANCHORS: MovedAnchors;

const places = MOVED_ANCHORS;

/** Returns the current URL of an anchor that was moved to another page. */
export const findNewUrl = ({pathname, hash}: Location): string | undefined =>
  places[toKey(pathname, hash)];
