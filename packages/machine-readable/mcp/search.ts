import fs from 'node:fs/promises';
import path from 'node:path';

import {
  FOLDER,
  type Hit,
  MANIFEST,
  type Manifest,
  SearchIndex,
  type TextFile,
  type TitlesFile,
} from '@openapi-portal/site-search/engine';

import type {BuiltSite} from './built-site';

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

function toAnswer({kind, title, path: place, page, detail, excerpt, places}: Hit): SearchResult {
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
  private constructor(private readonly indexes: readonly SearchIndex[]) {}

  static async open({buildDir}: Pick<BuiltSite, 'buildDir'>): Promise<BuiltSearch> {
    const read = async <Content>(name: string): Promise<Content> =>
      JSON.parse(await fs.readFile(path.join(buildDir, FOLDER, name), 'utf8')) as Content;
    const {indexes: entries} = await read<Manifest>(MANIFEST);
    const indexes = entries.map(async ({titles, text}) => {
      const index = new SearchIndex(await read<TitlesFile>(titles));
      await index.addText(await read<TextFile>(text));
      return index;
    });
    return new BuiltSearch(await Promise.all(indexes));
  }

  /** What answers a query, best first. */
  find(query: string, limit: number): readonly SearchResult[] {
    return this.indexes
      .flatMap((index) => index.find(query))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({toHit}) => toAnswer(toHit()));
  }
}
