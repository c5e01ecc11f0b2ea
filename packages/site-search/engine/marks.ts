import {toStem} from './stem';
import {isStopWord, splitWords, joinName} from './words';

export type Range = readonly [from: number, to: number];

const WORD = /[\p{L}\p{N}]+/gu;
const CHUNK = /[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu;

/** A part of a text between spaces, normalised for comparison with stems. */
interface Chunk {
  /** Stem of the chunk as one word. */
  readonly whole: string;
  readonly words: readonly {
    readonly from: number;
    readonly to: number;
    /** Stems of the word's parts, without stop words. */
    readonly stems: readonly string[];
  }[];
}

const toStems = (word: string): readonly string[] =>
  splitWords(word)
    .filter((part) => !isStopWord(part))
    .map(toStem);

const readChunk = (chunk: string): Chunk => ({
  whole: toStem(joinName(chunk)),
  words: [...chunk.matchAll(WORD)].map(({0: word, index: from}) => ({
    from,
    to: from + word.length,
    stems: toStems(word),
  })),
});

/** Cache of chunks, because each key press marks the same texts again. */
const known = new Map<string, Chunk>();
const MOST_KNOWN = 50_000;

function findChunk(text: string): Chunk {
  const before = known.get(text);
  if (before !== undefined) return before;
  const chunk = readChunk(text);
  if (known.size < MOST_KNOWN) known.set(text, chunk);
  return chunk;
}

/** Returns the ranges [from, to) of the words in a text whose stem is one of `terms`. */
export const findMarks = (text: string, terms: ReadonlySet<string>): readonly Range[] =>
  [...text.matchAll(CHUNK)].flatMap(({0: chunk, index}) => {
    const {whole, words} = findChunk(chunk);
    if (terms.has(whole)) return [[index, index + chunk.length] as const];
    return words
      .filter(({stems}) => stems.some((stem) => terms.has(stem)))
      .map(({from, to}) => [index + from, index + to] as const);
  });
