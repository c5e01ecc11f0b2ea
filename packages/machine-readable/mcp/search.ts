import {
  findInAll,
  type Hit,
  type LoadedIndex,
  openIndexes,
} from '@openapi-portal/site-search/engine';

import type {SiteFiles} from './site-files';

/** What a program is told of a hit: what readers see marked, it finds itself. */
export interface SearchResult {
  readonly kind: Hit['kind'];
  readonly title: string;
  /** Path below the base URL, with the anchor. */
  readonly path: string;
  readonly page: string;
  readonly detail?: string;
  readonly excerpt?: string;
  readonly otherPlaces?: readonly string[];
}

function toResult({kind, title, path: place, page, detail, excerpt, places}: Hit): SearchResult {
  return {
    kind,
    title,
    path: place,
    page: page.title,
    ...(detail !== undefined && {detail}),
    ...(excerpt !== undefined && {excerpt: excerpt.text}),
    ...(places.length > 0 && {otherPlaces: places.map((one) => one.path)}),
  };
}

/** The index of a built site, as readers ask it in the page. */
export class BuiltSearch {
  private constructor(private readonly indexes: readonly LoadedIndex[]) {}

  static async open(files: SiteFiles): Promise<BuiltSearch> {
    return new BuiltSearch(await openIndexes((file) => files.require(file)));
  }

  /** What answers a query, best first: in the order in which readers see it. */
  find(query: string, limit: number): readonly SearchResult[] {
    return findInAll(this.indexes, query, {limit}).hits.map(toResult);
  }
}
