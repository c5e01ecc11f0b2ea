import {type Places, toKey} from './places';

/** The bundler puts them here. */
declare const MOVED_ANCHORS: Places;

const places = MOVED_ANCHORS;

/** Where the anchor of a page leads now. */
export const findPlace = ({pathname, hash}: Location): string | undefined =>
  places[toKey(pathname, hash)];
