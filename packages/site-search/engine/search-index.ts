import MiniSearch from 'minisearch';

import {cutExcerpt} from './excerpt';
import {KINDS, type PlaceData, type RecordData, type TextFile, type TitlesFile} from './files';
import {type Answers, find, type Found, type Ranked, toComparable} from './find';
import {createTextOptions, createTitleOptions, type TitleDocument, toTitles} from './index-options';
import {findMarks} from './marks';
import {findNearestTerms} from './nearest-terms';
import {isSamePage, toSection, weighNearness} from './nearness';
import {type Match, weighPost} from './rank';
import {Thesaurus} from './thesaurus';
import type {Hit, Kind, Place} from './types';
import {Vocabulary} from './vocabulary';
import {toPhrase} from './words';

export interface RankedHit {
  readonly score: number;
  readonly kind: Kind;
  readonly match: Match;
  /** Made when it is shown: a query finds many more than that. */
  readonly toHit: () => Hit;
}

export interface IndexAnswers extends Omit<Answers, 'found'> {
  readonly hits: readonly RankedHit[];
}

const toKind = ([kind]: RecordData): Kind => KINDS[kind] ?? 'section';

/** So many records are taken at once; the rest, fields of a large API, in small steps. */
const AT_ONCE = 2000;

/** An index of the site, or of an API in it, in the reader's browser. */
export class SearchIndex {
  private readonly vocabulary = new Vocabulary();
  private readonly thesaurus: Thesaurus;
  private readonly titles = new MiniSearch(createTitleOptions(this.vocabulary));
  private text: MiniSearch | undefined;
  private texts: TextFile | undefined;
  private readonly ranked: readonly Ranked[];
  /** Numbers of the pages that are posts. */
  private readonly posts: ReadonlySet<number>;

  constructor(private readonly file: TitlesFile) {
    this.thesaurus = new Thesaurus(file.synonyms);
    this.ranked = file.records.map((record) => this.toRanked(record));
    this.posts = new Set(
      file.records.flatMap((record) => (toKind(record) === 'post' ? record[4] : [])),
    );
    this.titles.addAll(this.listTitles().slice(0, AT_ONCE));
  }

  /** Takes what is left of the titles, and the texts, in small steps between which the page answers. */
  async addText(file: TextFile): Promise<void> {
    this.texts = file;
    await this.titles.addAllAsync(this.listTitles().slice(AT_ONCE));
    const text = new MiniSearch(createTextOptions(this.vocabulary));
    await text.addAllAsync(file.texts.map((words, id) => ({id, text: words})));
    this.text = text;
  }

  private toRanked(record: RecordData): Ranked {
    const [, title, , names, , , keywords = []] = record;
    const toPhrases = (texts: readonly string[]) =>
      texts.map((text) => toComparable(toPhrase(text), (word) => this.vocabulary.toStem(word)));
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
   * What answers a query, best first.
   *
   * @param near path of the page that the reader is on, below the base URL: its section counts more
   */
  find(query: string, near?: string): IndexAnswers {
    const {titles, text, ranked: records, vocabulary, thesaurus} = this;
    const {found, ...rest} = find(query, {titles, text, records, vocabulary, thesaurus});
    const hits = found
      .flatMap((one) => this.toRankedHit(one, near))
      .sort((a, b) => b.score - a.score);
    return {...rest, hits};
  }

  /** The terms whose names look most like a query. */
  findNearestTerms(query: string): readonly Hit[] {
    const terms = this.file.records.flatMap((record, id) =>
      toKind(record) === 'term' ? [{title: record[1], record, id}] : [],
    );
    return findNearestTerms(query, terms).map(({record, id}) =>
      this.toHit(record, {id, terms: new Set()}),
    );
  }

  /** Title of the section that a page belongs to, if that has pages of its own. */
  findSection(near: string): string | undefined {
    const section = toSection(near);
    const pages = this.file.pages.filter(({path}) => toSection(path) === section);
    return pages.length > 1 ? pages.find(({path}) => isSamePage(path, section))?.title : undefined;
  }

  private toRankedHit(found: Found, near: string | undefined): readonly RankedHit[] {
    const record = this.file.records[found.id];
    if (record === undefined) return [];
    const {kind, match} = {kind: toKind(record), match: found.match};
    const places = this.orderPlaces(record, found.id, near);
    const nearness = weighNearness(places[0].path, near);
    const score = found.score * nearness * (this.posts.has(record[4]) ? weighPost(kind) : 1);
    return [{score, kind, match, toHit: () => this.toHit(record, found, near)}];
  }

  /** All places of a record; one on the page that the reader is on comes first. */
  private orderPlaces(
    record: RecordData,
    id: number,
    near: string | undefined,
  ): readonly [Place, ...Place[]] {
    const first = this.toPlace([record[4], record[5]]);
    const others = this.texts?.places[id]?.map((place) => this.toPlace(place)) ?? [];
    const here = others.find(({path}) => near !== undefined && isSamePage(toPage(path), near));
    if (here === undefined || isSamePage(toPage(first.path), near ?? '')) return [first, ...others];
    return [here, first, ...others.filter((place) => place !== here)];
  }

  private toPlace([page, anchor]: PlaceData): Place {
    const {path, title} = this.file.pages[page] ?? {path: '', title: ''};
    return {title, path: anchor === '' ? path : `${path}#${anchor}`};
  }

  private toHit(record: RecordData, {id, terms}: Pick<Found, 'id' | 'terms'>, near?: string): Hit {
    const [, title, detail] = record;
    const text = this.texts?.texts[id];
    const [{path}, ...places] = this.orderPlaces(record, id, near);
    const page = this.file.pages.find((one) => one.path === toPage(path));
    return {
      kind: toKind(record),
      title,
      path,
      detail: detail === '' ? undefined : detail,
      page: {title: page?.title ?? '', path: page?.path ?? ''},
      way: page?.way ?? [],
      excerpt: text === undefined || text === '' ? undefined : cutExcerpt(text, terms),
      marks: findMarks(title, terms),
      terms: [...terms],
      places,
    };
  }
}

const toPage = (path: string): string => path.replace(/#.*/, '');
