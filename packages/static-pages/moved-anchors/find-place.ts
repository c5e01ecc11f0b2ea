import {type Places, toKey} from './places';

/** The bundler puts them here. */
declare const MOVED_ANCHORS: Places;

const places = MOVED_ANCHORS;

/** Returns the current location of a page's anchor, if it moved. */
export const findPlace = ({pathname, hash}: Location): string | undefined =>
  places[toKey(pathname, hash)];
