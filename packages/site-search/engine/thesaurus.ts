import {isForgiving, isMistakenFor} from './mistakes';
import {toStem} from './stem';

/** Readers' phrases, each with the pages' phrases for it, split into words by `toParts`. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

interface Entry {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly said: readonly (readonly string[])[];
}

/** A word of a query. */
export interface QueryWord {
  readonly text: string;
  readonly stem: string;
  /** True for a stop word. */
  readonly isStop: boolean;
  /** True if it is the last word of its name. */
  readonly isLast: boolean;
}

export interface Meaning {
  /** The number of words of the query that the phrase covers. */
  readonly length: number;
  /** The phrases of the pages. */
  readonly said: readonly (readonly string[])[];
}

/** From this length on, the beginning of a synonym matches it. */
const BEGINNING_LENGTH = 4;

const splitWords = (phrase: string): readonly string[] => phrase.split(' ');

function groupByLetter(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = entry.words[0]?.charAt(0) ?? '';
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [entry]);
    else group.push(entry);
  }
  return groups;
}

/** Readers' words, with the pages' words for them. */
export class Thesaurus {
  /** By first letter, which a word shares with its stem. */
  private readonly entries: ReadonlyMap<string, readonly Entry[]>;
  private readonly words: ReadonlySet<string>;
  private readonly stems: ReadonlySet<string>;

  constructor(synonyms: Synonyms) {
    const all = Object.entries(synonyms).map(([phrase, said]): Entry => {
      const words = splitWords(phrase);
      return {words, stems: words.map(toStem), said: said.map(splitWords)};
    });
    this.entries = groupByLetter(all);
    this.words = new Set(all.flatMap(({words}) => words));
    this.stems = new Set(all.flatMap(({stems}) => stems));
  }

  has(stem: string): boolean {
    return this.stems.has(stem);
  }

  /** Finds the synonym that a mistyped word means. */
  findMeant(word: string): string | undefined {
    return isForgiving(word)
      ? [...this.words].find((meant) => isMistakenFor(word, meant))
      : undefined;
  }

  /**
   * Finds the longest phrase at the start of a list of words. Stop words between its words are skipped.
   *
   * @param isTyping true if the last word may be incomplete
   */
  findMeaning(words: readonly QueryWord[], isTyping: boolean): Meaning | undefined {
    const [first] = words;
    if (first === undefined) return undefined;
    const likely = this.entries.get(first.stem.charAt(0)) ?? [];
    return likely.reduce<Meaning | undefined>((longest, entry) => {
      const length = this.measure(entry, words, isTyping);
      return length > (longest?.length ?? 0) ? {length, said: entry.said} : longest;
    }, undefined);
  }

  /** Counts the words of a query that a phrase covers; 0 if it does not match. */
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
    // A phrase that ends inside a name is none of the reader's.
    return words[at - 1]?.isLast === true ? at : 0;
  }
}
