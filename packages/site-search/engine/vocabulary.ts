import {isTypoOf} from './mistakes';
import {toStem} from './stem';

/** Maximum number of words to return for a prefix. */
const LONGEST_LIST = 40;

/** The words of an index with their stems. */
export class Vocabulary {
  private readonly stems = new Map<string, string>();
  private readonly counts = new Map<string, number>();
  /** Words by first letter, shortest first. Built on first use. */
  private lists = new Map<string, readonly string[]>();

  /** Adds a word of a text and returns its stem. */
  add(word: string): string {
    const known = this.stems.get(word);
    const stem = known ?? toStem(word);
    if (known === undefined) {
      this.stems.set(word, stem);
      this.lists = new Map();
    }
    this.counts.set(stem, (this.counts.get(stem) ?? 0) + 1);
    return stem;
  }

  /** Returns true if a text contains a word with this stem. */
  has(stem: string): boolean {
    return this.counts.has(stem);
  }

  /** Lists the words that start with a prefix, shortest first. */
  listByPrefix(beginning: string): readonly string[] {
    return this.listLike(beginning)
      .filter((word) => word.startsWith(beginning))
      .slice(0, LONGEST_LIST);
  }

  /** Returns the most frequent word that a mistyped word may stand for. */
  findCorrection(word: string): string | undefined {
    const count = (meant: string): number => this.counts.get(this.toStem(meant)) ?? 0;
    return this.listLike(word)
      .filter((meant) => isTypoOf(word, meant))
      .reduce<string | undefined>(
        (best, meant) => (best === undefined || count(meant) > count(best) ? meant : best),
        undefined,
      );
  }

  toStem(word: string): string {
    return this.stems.get(word) ?? toStem(word);
  }

  private listLike(word: string): readonly string[] {
    const letter = word.charAt(0);
    const known = this.lists.get(letter);
    if (known !== undefined) return known;
    const list = [...this.stems.keys()]
      .filter((one) => one.startsWith(letter))
      .sort((a, b) => a.length - b.length);
    this.lists.set(letter, list);
    return list;
  }
}
