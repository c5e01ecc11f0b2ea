import type {QueryPart, Wording} from './query';
import type {Vocabulary} from './vocabulary';
import {QUERY_SHARE, WORD_WEIGHTS} from './weights';
import {isFillerWord, isStopWord, normalisePhrase} from './words';

/** A title, name or question with which queries are compared. */
interface Question {
  readonly record: number;
  readonly stems: readonly string[];
}

/** Total weight of the words that a query and a question share, in each of the two. */
interface Common {
  query: number;
  question: number;
}

const NONE: readonly number[] = [];

/** Returns the weighted harmonic mean, which is only high if both shares are high. */
const toMean = (query: number, question: number): number =>
  query * question === 0 ? 0 : 1 / (QUERY_SHARE / query + (1 - QUERY_SHARE) / question);

const withoutRepeats = (parts: readonly QueryPart[]): readonly QueryPart[] => [
  ...new Map(parts.map((part) => [part.wordings[0]?.words.join(' '), part])).values(),
];

/**
 * The titles, names and questions of all records. A query is compared with a question by the words that they
 * share, in any order. Rare words have more weight.
 */
export class Questions {
  private readonly all: Question[] = [];
  /** Numbers of the questions that contain a stem. */
  private readonly holders = new Map<string, number[]>();
  private readonly fillers = new Set<string>();

  constructor(private readonly vocabulary: Vocabulary) {}

  add(record: number, texts: readonly string[]): void {
    for (const text of texts) {
      const stems = new Set(
        normalisePhrase(text)
          .split(' ')
          .map((word) => this.toStem(word)),
      );
      for (const stem of stems) this.addHolder(stem, this.all.length);
      this.all.push({record, stems: [...stems]});
    }
  }

  /**
   * Returns the similarity of a query to the most similar question of each record, from 0 to 1. Records without
   * shared words are omitted.
   */
  findNearest(parts: readonly QueryPart[]): ReadonlyMap<number, number> {
    const common = new Map<number, Common>();
    const once = withoutRepeats(parts);
    for (const part of once) this.addPart(part, common);
    const all = once.reduce((sum, part) => sum + this.weighPart(part), 0);
    const nearest = new Map<number, number>();
    for (const [number, {query, question}] of common) {
      const {record, stems} = this.all[number] ?? {record: -1, stems: []};
      const near = toMean(query / all, Math.min(1, question / this.weigh(stems)));
      if (near > (nearest.get(record) ?? 0)) nearest.set(record, near);
    }
    return nearest;
  }

  private toStem(word: string): string {
    const stem = this.vocabulary.toStem(word);
    if (isFillerWord(word)) this.fillers.add(stem);
    return stem;
  }

  private addHolder(stem: string, number: number): void {
    const holders = this.holders.get(stem);
    if (holders === undefined) this.holders.set(stem, [number]);
    else holders.push(number);
  }

  /** Returns the weight of a stem, which is higher if fewer questions contain it. */
  private weighStem(stem: string): number {
    const size = this.holders.get(stem)?.length ?? 0;
    const weight = this.fillers.has(stem) ? WORD_WEIGHTS.filler : WORD_WEIGHTS.word;
    return weight * Math.log(1 + this.all.length / (1 + size));
  }

  private readonly weigh = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + this.weighStem(stem), 0);

  private listStems({words}: Wording): readonly string[] {
    const telling = words.filter((word) => !isStopWord(word));
    return (telling.length > 0 ? telling : words).map((word) => this.toStem(word));
  }

  private weighPart({wordings: [typed]}: QueryPart): number {
    return typed === undefined ? 0 : this.weigh(this.listStems(typed));
  }

  /** Adds the questions that contain any word of a part as typed, or all words of another wording. */
  private addPart(part: QueryPart, common: Map<number, Common>): void {
    const [typed, ...others] = part.wordings;
    if (typed === undefined) return;
    const own = new Map<number, Common>();
    for (const stem of this.listStems(typed)) this.addWords([stem], this.weighStem(stem), own);
    const whole = this.weighPart(part);
    for (const wording of others) {
      const said = new Map<number, Common>();
      this.addWords(this.listStems(wording), whole * wording.weight, said);
      for (const [number, one] of said)
        if (one.query > (own.get(number)?.query ?? 0)) own.set(number, one);
    }
    for (const [number, one] of own) addTo(common, number, one);
  }

  /** Adds the questions that contain all of the stems. */
  private addWords(stems: readonly string[], query: number, sums: Map<number, Common>): void {
    const [first = NONE, ...rest] = stems.map((stem) => this.holders.get(stem) ?? NONE);
    const question = this.weigh(stems);
    for (const number of first)
      if (rest.every((holders) => holders.includes(number))) addTo(sums, number, {query, question});
  }
}

function addTo(sums: Map<number, Common>, number: number, {query, question}: Common): void {
  const sum = sums.get(number);
  if (sum === undefined) sums.set(number, {query, question});
  else {
    sum.query += query;
    sum.question += question;
  }
}
