import {groupEntries} from '@openapi-portal/reports/json';

import {isTypoOf} from './mistakes';
import {toStem} from './stem';

/**
 * Maps phrases that readers type to the equivalent phrases that pages use. The words of a phrase are separated
 * by single spaces.
 */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

interface Entry {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly wordings: readonly (readonly string[])[];
}

export interface QueryWord {
  readonly text: string;
  readonly stem: string;
  readonly isStop: boolean;
  /** True for the last word of a token. */
  readonly isLast: boolean;
}

export interface Synonym {
  /** Number of words of the query that the phrase covers. */
  readonly length: number;
  /** The equivalent phrases that pages use, split into words. */
  readonly wordings: readonly (readonly string[])[];
}

/** Minimum length of a word prefix that matches a synonym. */
const BEGINNING_LENGTH = 4;

const splitWords = (phrase: string): readonly string[] => phrase.split(' ');

/** Finds the phrases that pages use for a phrase that a reader typed. */
export class Thesaurus {
  /** Entries by first letter. A word and its stem always share the first letter. */
  private readonly entries: ReadonlyMap<string, readonly Entry[]>;
  private readonly words: ReadonlySet<string>;
  private readonly stems: ReadonlySet<string>;

  constructor(synonyms: Synonyms) {
    const all = Object.entries(synonyms).map(([phrase, wordings]): Entry => {
      const words = splitWords(phrase);
      return {words, stems: words.map(toStem), wordings: wordings.map(splitWords)};
    });
    this.entries = groupEntries(all.map((entry) => [entry.words[0]?.charAt(0) ?? '', entry]));
    this.words = new Set(all.flatMap(({words}) => words));
    this.stems = new Set(all.flatMap(({stems}) => stems));
  }

  has(stem: string): boolean {
    return this.stems.has(stem);
  }

  /** Finds the word in a synonym that a mistyped word stands for. */
  findCorrection(word: string): string | undefined {
    return [...this.words].find((meant) => isTypoOf(word, meant));
  }

  /**
   * Finds the longest phrase at the start of a list of words. Stop words within the phrase are skipped.
   *
   * @param isTyping true if the last word may be incomplete
   */
  findSynonym(words: readonly QueryWord[], isTyping: boolean): Synonym | undefined {
    const [first] = words;
    if (first === undefined) return undefined;
    const likely = this.entries.get(first.stem.charAt(0)) ?? [];
    return likely.reduce<Synonym | undefined>((longest, entry) => {
      const length = this.measure(entry, words, isTyping);
      return length > (longest?.length ?? 0) ? {length, wordings: entry.wordings} : longest;
    }, undefined);
  }

  /** Returns the number of words that a phrase covers, or 0 if the phrase does not match. */
  private measure({words: phrase, stems}: Entry, words: readonly QueryWord[], isTyping: boolean) {
    let at = 0;
    for (const [index, stem] of stems.entries()) {
      while (index > 0 && words[at]?.isStop === true && words[at]?.stem !== stem) at += 1;
      const word = words[at];
      if (word === undefined) return 0;
      const isBegun =
        isTyping &&
        at === words.length - 1 &&
        word.text.length >= BEGINNING_LENGTH &&
        phrase[index]?.startsWith(word.text) === true;
      if (word.stem !== stem && !isBegun) return 0;
      at += 1;
    }
    // A phrase must not end in the middle of a token.
    return words[at - 1]?.isLast === true ? at : 0;
  }
}
