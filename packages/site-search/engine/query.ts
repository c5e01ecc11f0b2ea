import {isForgiving, isMistakenFor} from './mistakes';
import {isStopWord, toChunks, toParts, toPhrase, toWhole} from './words';

/** Phrases of readers, each with those of the pages that mean the same; all as `toPhrase` makes them. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** One way to say a part of a query, and how much it counts beside what was typed, from 0 to 1. */
export interface Way {
  readonly words: readonly string[];
  readonly weight: number;
}

/** A part of a query, in every way that the pages may say it. */
export type QueryPart = readonly Way[];

export interface Query {
  readonly parts: readonly QueryPart[];
  /** The phrases that the whole query stands for: one is what was typed. */
  readonly phrases: readonly string[];
  /** Words that may still be being typed: the last, and the name that it is part of. */
  readonly typing: readonly string[];
}

/** The parts of a name say less than the name. */
const PARTS_WEIGHT = 0.25;

/** Characters of a question that are looked up: no reader asks more, and the time for it would grow with its length. */
const LONGEST_QUESTION = 200;

/** So many phrases are compared with titles: synonyms multiply them. */
const PHRASE_LIMIT = 12;

/** From so many letters on, the beginning of a synonym is taken for it. */
const BEGINNING_LENGTH = 4;

function toNamePart(chunk: string): QueryPart {
  const words = toParts(chunk);
  if (words.length === 1) return [{words, weight: 1}];
  return [
    {words: [toWhole(chunk)], weight: 1},
    {words, weight: PARTS_WEIGHT},
  ];
}

/** Whether a word is one of a synonym: as it is, with a mistake, or begun. */
const isMeant = (word: string, meant: string, isLast: boolean): boolean =>
  word === meant ||
  (isForgiving(word) && isMistakenFor(word, meant)) ||
  (isLast && word.length >= BEGINNING_LENGTH && meant.startsWith(word));

const startsWith = (
  words: readonly string[],
  phrase: readonly string[],
  isTyping: boolean,
): boolean =>
  phrase.length <= words.length &&
  phrase.every((meant, index) =>
    isMeant(words[index] ?? '', meant, isTyping && index === words.length - 1),
  );

/** The longest phrase with synonyms at the beginning of a list of words. */
const findPhrase = (words: readonly string[], synonyms: Synonyms, isTyping: boolean) =>
  Object.keys(synonyms)
    .map((key) => ({key, phrase: key.split(' ')}))
    .filter(({phrase}) => startsWith(words, phrase, isTyping))
    .reduce<{key: string; length: number} | undefined>(
      (longest, {key, phrase: {length}}) =>
        length > (longest?.length ?? 0) ? {key, length} : longest,
      undefined,
    );

function toQueryParts(
  chunks: readonly string[],
  synonyms: Synonyms,
  isTyping: boolean,
): readonly QueryPart[] {
  const [first, ...rest] = chunks;
  if (first === undefined) return [];
  const found = findPhrase(
    chunks.map((chunk) => toPhrase(chunk)),
    synonyms,
    isTyping,
  );
  if (found === undefined) return [toNamePart(first), ...toQueryParts(rest, synonyms, isTyping)];
  const typed = {words: chunks.slice(0, found.length).flatMap(toParts), weight: 1};
  const said = (synonyms[found.key] ?? []).map((phrase) => ({words: phrase.split(' '), weight: 1}));
  return [[typed, ...said], ...toQueryParts(chunks.slice(found.length), synonyms, isTyping)];
}

/** Each way to say each part, put together. */
const listPhrases = (parts: readonly QueryPart[]): readonly string[] =>
  parts
    .reduce<readonly string[]>(
      (phrases, ways) =>
        phrases
          .flatMap((phrase) => ways.map(({words}) => [phrase, ...words].join(' ')))
          .slice(0, PHRASE_LIMIT),
      [''],
    )
    .map(toPhrase);

/** The beginning of a long question, up to the last word that is whole; of a long word, its beginning. */
function cutQuestion(question: string): string {
  const text = question.trimStart();
  if (text.length <= LONGEST_QUESTION) return text;
  const end = text.slice(0, LONGEST_QUESTION + 1).search(/\S*$/);
  return text.slice(0, end > 0 ? end : LONGEST_QUESTION);
}

/**
 * What a reader typed, or a program asks, in words of the index. Words that say nothing are left out where others are
 * there, and so is what comes after 200 characters.
 */
export function parseQuery(question: string, synonyms: Synonyms): Query {
  const text = cutQuestion(question);
  const chunks = toChunks(text).filter((chunk) => toParts(chunk).length > 0);
  const telling = chunks.filter((chunk) => !toParts(chunk).every(isStopWord));
  const isTyping = !/\s$/.test(text);
  const parts = toQueryParts(telling.length > 0 ? telling : chunks, synonyms, isTyping);
  const last = chunks.at(-1) ?? '';
  const typing = isTyping ? [toWhole(last), ...toParts(last).slice(-1)] : [];
  return {parts, phrases: [...new Set(listPhrases(parts))], typing};
}
