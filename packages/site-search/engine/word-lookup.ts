import type MiniSearch from 'minisearch';

import {addHits, findWord, type Hits, listVariants} from './find-words';
import type {Vocabulary} from './vocabulary';
import {TEXT_WEIGHTS, TITLE_WEIGHTS} from './weights';

interface Source {
  readonly titles: MiniSearch;
  /** Undefined until the text is loaded. */
  readonly text: MiniSearch | undefined;
  readonly vocabulary: Vocabulary;
}

/** Number of words whose hits are cached. Between two key presses, only the last word of a query changes. */
const MOST_KEPT = 24;

/** If more titles match an incomplete word, texts are not searched for its continuations. */
const ENOUGH_TITLES = 100;

/** Looks up words in titles and texts, with a cache. */
export class WordLookup {
  /** Ordered by last use; the most recently used word is last. */
  private readonly known = new Map<string, Hits>();

  constructor(private readonly source: Source) {}

  /** @param isTyping true if the word may be incomplete */
  look(word: string, isTyping: boolean): Hits {
    const key = isTyping ? `${word}…` : word;
    const hits = this.known.get(key) ?? this.find(word, isTyping);
    this.known.delete(key);
    this.known.set(key, hits);
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size > MOST_KEPT) this.known.delete(oldest);
    return hits;
  }

  private find(word: string, isTyping: boolean): Hits {
    const {titles, text, vocabulary} = this.source;
    const variants = listVariants(vocabulary, word, isTyping);
    const inTitles = findWord(titles, variants, TITLE_WEIGHTS);
    if (text === undefined) return inTitles;
    const begun = inTitles.size > ENOUGH_TITLES ? [] : variants.begun;
    return addHits([inTitles, findWord(text, {...variants, begun}, TEXT_WEIGHTS)]);
  }
}
