import MiniSearch from 'minisearch';

import {cutExcerpt} from './excerpt';
import {KINDS, type PlaceData, type RecordData, type TextFile, type TitlesFile} from './files';
import {find, type Found, type Phrase, type Ranked} from './find';
import {textOptions, type TitleDocument, titleOptions, toTitles} from './index-options';
import {findMarks} from './marks';
import type {Hit, Kind, Place} from './types';
import {toPhrase} from './words';

export interface RankedHit {
  readonly score: number;
  readonly kind: Kind;
  /** Made when it is shown: a query finds many more than that. */
  readonly toHit: () => Hit;
}

const toKind = ([kind]: RecordData): Kind => KINDS[kind] ?? 'section';

function splitPhrase(title: string): Phrase {
  const text = toPhrase(title);
  return {text, words: text.split(' ')};
}

const toRanked = (record: RecordData): Ranked => ({
  kind: toKind(record),
  phrases: [record[1], ...record[3]].map(splitPhrase),
});

/** So many records are taken at once; the rest, fields of a large API, in small steps. */
const AT_ONCE = 2000;

/** An index of the site, or of an API in it, in the reader's browser. */
export class SearchIndex {
  private readonly titles = new MiniSearch(titleOptions);
  private text: MiniSearch | undefined;
  private texts: TextFile | undefined;
  private readonly ranked: readonly Ranked[];

  constructor(private readonly file: TitlesFile) {
    this.ranked = file.records.map(toRanked);
    this.titles.addAll(this.listTitles().slice(0, AT_ONCE));
  }

  /** Takes what is left of the titles, and the texts, in small steps between which the page answers. */
  async addText(file: TextFile): Promise<void> {
    this.texts = file;
    await this.titles.addAllAsync(this.listTitles().slice(AT_ONCE));
    const text = new MiniSearch(textOptions);
    await text.addAllAsync(file.texts.map((words, id) => ({id, text: words})));
    this.text = text;
  }

  private listTitles(): readonly TitleDocument[] {
    return this.file.records.map((record, id) => {
      const [, title, , names, page, anchor] = record;
      const pageTitle = anchor === '' ? '' : (this.file.pages[page]?.title ?? '');
      return {id, page: pageTitle, ...toTitles(toKind(record), title, names)};
    });
  }

  find(query: string): readonly RankedHit[] {
    const {titles, text, ranked: records} = this;
    const found = find(query, {titles, text, records, synonyms: this.file.synonyms});
    return found.flatMap((one) => {
      const record = this.file.records[one.id];
      if (record === undefined) return [];
      return {score: one.score, kind: toKind(record), toHit: () => this.toHit(record, one)};
    });
  }

  private toPlace([page, anchor]: PlaceData): Place {
    const {path, title} = this.file.pages[page] ?? {path: '', title: ''};
    return {title, path: anchor === '' ? path : `${path}#${anchor}`};
  }

  private toHit(record: RecordData, {id, terms}: Found): Hit {
    const [, title, detail, , page, anchor] = record;
    const text = this.texts?.texts[id];
    return {
      kind: toKind(record),
      title,
      path: this.toPlace([page, anchor]).path,
      detail: detail === '' ? undefined : detail,
      page: this.toPlace([page, '']),
      way: this.file.pages[page]?.way ?? [],
      excerpt: text === undefined || text === '' ? undefined : cutExcerpt(text, terms),
      marks: findMarks(title, terms),
      places: this.texts?.places[id]?.map((place) => this.toPlace(place)) ?? [],
    };
  }
}
