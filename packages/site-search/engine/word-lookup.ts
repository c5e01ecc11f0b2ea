import type MiniSearch from 'minisearch';

import {addHits, findWord, type Hits, listVariants} from './find-words';
import type {Vocabulary} from './vocabulary';
import {TEXT_WEIGHTS, TITLE_WEIGHTS} from './weights';

interface Source {
  readonly titles: MiniSearch;
  /** Undefined until it is loaded. */
  readonly text: MiniSearch | undefined;
  readonly vocabulary: Vocabulary;
}

/** The words whose hits are cached: between two key presses all but the last word are the same. */
const MOST_KEPT = 24;

/** Looks up the hits of words in titles and texts. */
export class WordLookup {
  /** In order of use: the most recent word is last. */
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
    return addHits([
      findWord(titles, variants, TITLE_WEIGHTS),
      ...(text === undefined ? [] : [findWord(text, variants, TEXT_WEIGHTS)]),
    ]);
  }
}
