import MiniSearch from 'minisearch';

import {cutExcerpt} from './excerpt';
import {KINDS, type PlaceData, type RecordData, type TextFile, type TitlesFile} from './files';
import {
  type FoundRecords,
  findRecords,
  type FoundRecord,
  type SearchableRecord,
  buildPhrase,
} from './find';
import {createTextOptions, createTitleOptions, type TitleDocument, toTitles} from './index-options';
import {findMarks} from './marks';
import {isSamePage, findSection, weighNearness} from './nearness';
import {Questions} from './questions';
import {type Match, findPostWeight} from './rank';
import {Thesaurus} from './thesaurus';
import type {Hit, Kind, Place} from './types';
import {Vocabulary} from './vocabulary';
import {WordLookup} from './word-lookup';
import {normalisePhrase} from './words';

export interface RankedHit {
  readonly id: number;
  readonly score: number;
  readonly kind: Kind;
  readonly match: Match;
  /** Builds the hit. Called only for hits that are shown, because a query finds many more. */
  readonly toHit: () => Hit;
}

export interface IndexAnswers extends Omit<FoundRecords, 'found'> {
  readonly hits: readonly RankedHit[];
}

interface Nearness {
  readonly near: string | undefined;
  /** Number of the current page, or -1 if the page is not in the index. */
  readonly page: number;
  /** Weight of hits by page number. */
  readonly weights: readonly number[];
}

const toKind = ([kind]: RecordData): Kind => KINDS[kind] ?? 'section';

const toCalled = ([, title, , names, , , keywords = []]: RecordData): readonly string[] => [
  title,
  ...names,
  ...keywords,
];

/**
 * Number of records that are indexed immediately. The remaining records are fields of a large API and are
 * indexed in small steps.
 */
const AT_ONCE = 2000;

export class SearchIndex {
  private readonly vocabulary = new Vocabulary();
  private readonly thesaurus: Thesaurus;
  private readonly titles = new MiniSearch(createTitleOptions(this.vocabulary));
  private words = new WordLookup({
    titles: this.titles,
    text: undefined,
    vocabulary: this.vocabulary,
  });
  private texts: TextFile | undefined;
  private here: Nearness | undefined;
  private readonly ranked: readonly SearchableRecord[];
  private readonly kinds: readonly Kind[];
  private readonly questions = new Questions(this.vocabulary);
  private readonly posts: ReadonlySet<number>;

  constructor(private readonly file: TitlesFile) {
    this.thesaurus = new Thesaurus(file.synonyms);
    this.kinds = file.records.map(toKind);
    this.ranked = file.records.map((record) => this.toRanked(record));
    this.posts = new Set(
      file.records.flatMap((record) => (toKind(record) === 'post' ? record[4] : [])),
    );
    file.records.forEach((record, id) => this.questions.add(id, toCalled(record)));
    this.titles.addAll(this.listTitles().slice(0, AT_ONCE));
  }

  /** Indexes the remaining titles and all texts in small steps, so that the page stays responsive. */
  async addText(file: TextFile): Promise<void> {
    this.texts = file;
    await this.titles.addAllAsync(this.listTitles().slice(AT_ONCE));
    const text = new MiniSearch(createTextOptions(this.vocabulary));
    const toAsked = (id: number): readonly string[] => file.asked[id] ?? [];
    await text.addAllAsync(
      file.texts.map((words, id) => ({id, text: words, asked: toAsked(id).join('\n')})),
    );
    file.texts.forEach((_, id) => this.questions.add(id, toAsked(id)));
    this.words = new WordLookup({titles: this.titles, text, vocabulary: this.vocabulary});
  }

  private toRanked(record: RecordData): SearchableRecord {
    const [, title, , names, , , keywords = []] = record;
    const toPhrases = (texts: readonly string[]) =>
      texts.map((text) =>
        buildPhrase(normalisePhrase(text), (word) => this.vocabulary.toStem(word)),
      );
    return {
      kind: toKind(record),
      phrases: toPhrases([title, ...names]),
      keywords: toPhrases(keywords),
    };
  }

  private listTitles(): readonly TitleDocument[] {
    return this.file.records.map((record, id) => {
      const [, title, , names, page, anchor, keywords = []] = record;
      const pageTitle = anchor === '' ? '' : (this.file.pages[page]?.title ?? '');
      const own = toTitles(toKind(record), title, names);
      return {id, page: pageTitle, keywords: keywords.join('\n'), ...own};
    });
  }

  /**
   * Finds the hits of a query, unsorted.
   *
   * @param near path of the current page below the base URL; hits in the same section have more weight
   */
  find(query: string, near?: string): IndexAnswers {
    const {words, ranked: records, kinds, questions, vocabulary, thesaurus} = this;
    const known = {words, records, kinds, questions, vocabulary, thesaurus};
    const {found, ...rest} = findRecords(query, known);
    const here = this.readNearness(near);
    return {...rest, hits: found.flatMap((one) => this.toRankedHit(one, here))};
  }

  /** Returns the title of the section that a page belongs to, if the section has several pages. */
  findSection(near: string): string | undefined {
    const section = findSection(near);
    const pages = this.file.pages.filter(({path}) => findSection(path) === section);
    return pages.length > 1 ? pages.find(({path}) => isSamePage(path, section))?.title : undefined;
  }

  /** Returns the weights of all pages. They are cached, because each key press needs them. */
  private readNearness(near: string | undefined): Nearness {
    const {pages} = this.file;
    if (this.here !== undefined && this.here.near === near) return this.here;
    this.here = {
      near,
      page: near === undefined ? -1 : pages.findIndex(({path}) => isSamePage(path, near)),
      weights: pages.map(({path}) => weighNearness(path, near)),
    };
    return this.here;
  }

  private toRankedHit(found: FoundRecord, here: Nearness): readonly RankedHit[] {
    const record = this.file.records[found.id];
    if (record === undefined) return [];
    const kind = toKind(record);
    const page = this.isAlsoOn(here.page, found.id) ? here.page : record[4];
    const ofPost = this.posts.has(record[4]) ? findPostWeight(kind) : 1;
    const score = found.score * (here.weights[page] ?? 1) * ofPost;
    const {id, match} = found;
    return [{id, score, kind, match, toHit: () => this.toHit(record, found, here.page)}];
  }

  private isAlsoOn(page: number, id: number): boolean {
    return page >= 0 && this.texts?.places[id]?.some(([other]) => other === page) === true;
  }

  /** Lists the locations of a record. If a location is on the current page, it is first. */
  private orderPlaces(record: RecordData, id: number, page: number): readonly PlaceData[] {
    const own: PlaceData = [record[4], record[5]];
    const all = [own, ...(this.texts?.places[id] ?? [])];
    const here = all.find(([other]) => other === page) ?? own;
    return [here, ...all.filter((place) => place !== here)];
  }

  private toPlace([page, anchor]: PlaceData): Place {
    const {path, title} = this.file.pages[page] ?? {path: '', title: ''};
    return {title, path: anchor === '' ? path : `${path}#${anchor}`};
  }

  private toHit(
    record: RecordData,
    {id, terms}: Pick<FoundRecord, 'id' | 'terms'>,
    near = -1,
  ): Hit {
    const [, title, detail] = record;
    const text = this.texts?.texts[id];
    const [first = [record[4], record[5]], ...others] = this.orderPlaces(record, id, near);
    const page = this.file.pages[first[0]];
    return {
      kind: toKind(record),
      title,
      path: this.toPlace(first).path,
      detail: detail === '' ? undefined : detail,
      page: {title: page?.title ?? '', path: page?.path ?? ''},
      breadcrumbs: page?.breadcrumbs ?? [],
      excerpt: text === undefined || text === '' ? undefined : cutExcerpt(text, terms),
      marks: findMarks(title, terms),
      terms: [...terms],
      places: others.map((place) => this.toPlace(place)),
    };
  }
}
