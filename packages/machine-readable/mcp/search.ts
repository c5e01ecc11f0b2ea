import {
  FOLDER,
  type Hit,
  MANIFEST,
  type Manifest,
  SearchIndex,
  type TextFile,
  type TitlesFile,
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

/** As many characters of a question count as in the page. */
const LONGEST = 200;

/** Words that make a question of what is asked for. */
const OF_QUESTIONS = new Set(
  'a an and are can do does for get how i if in is it me my not of on or our should the then there to was we what when where which who why will with without would you your'.split(
    ' ',
  ),
);

/** The index of a built site, as readers ask it in the page. */
export class BuiltSearch {
  private constructor(private readonly indexes: readonly SearchIndex[]) {}

  static async open(files: SiteFiles): Promise<BuiltSearch> {
    const read = async <Content>(name: string): Promise<Content> =>
      JSON.parse(await files.require(`${FOLDER}/${name}`)) as Content;
    const {indexes: entries} = await read<Manifest>(MANIFEST);
    const indexes = entries.map(async ({titles, text}) => {
      const index = new SearchIndex(await read<TitlesFile>(titles));
      await index.addText(await read<TextFile>(text));
      return index;
    });
    return new BuiltSearch(await Promise.all(indexes));
  }

  private ask(query: string): readonly Hit[] {
    return this.indexes
      .flatMap((index) => index.find(query))
      .sort((a, b) => b.score - a.score)
      .map(({toHit}) => toHit());
  }

  /** What answers a query, best first; of a sentence, what answers most of its words. */
  find(query: string, limit: number): readonly SearchResult[] {
    const hits = this.ask(query);
    const found = hits.length > 0 ? hits : this.findByWords(query);
    return found.slice(0, limit).map(toResult);
  }

  /** Programs ask in sentences, of which no page has every word: what has most of the rarest comes first. */
  private findByWords(query: string): readonly Hit[] {
    const all = query
      .slice(0, LONGEST)
      .toLowerCase()
      .split(/[^\p{L}\p{N}_-]+/u);
    const words = [...new Set(all)].filter((word) => word !== '' && !OF_QUESTIONS.has(word));
    const points = new Map<string, {readonly hit: Hit; readonly value: number}>();
    for (const word of words) {
      const hits = this.ask(word);
      hits.forEach((hit, rank) => {
        const before = points.get(hit.path)?.value ?? 0;
        // A word that is everywhere says little.
        points.set(hit.path, {hit, value: before + 1 / (hits.length * (1 + rank / 10))});
      });
    }
    return [...points.values()].sort((a, b) => b.value - a.value).map(({hit}) => hit);
  }
}
