import {isCorrectable} from './mistakes';
import type {Meaning, QueryWord, Thesaurus} from './thesaurus';
import type {Taken} from './types';
import type {Vocabulary} from './vocabulary';
import {isFiller, isStopWord, toChunks, toParts, toPhrase, toWhole} from './words';
import {PARTS_WEIGHT, WORD_WEIGHTS} from './weights';

/** An equivalent wording of a part of a query, with its weight relative to the typed wording, from 0 to 1. */
export interface Way {
  readonly words: readonly string[];
  readonly weight: number;
}

export interface QueryPart {
  readonly typed: string;
  /** Equivalent wordings that pages may use. The first wording is the typed one. */
  readonly ways: readonly Way[];
  readonly weight: number;
}

export interface Query {
  readonly parts: readonly QueryPart[];
  /** The whole query in all combinations of wordings. The first phrase is the query as typed. */
  readonly phrases: readonly string[];
  /** The last word, which may be incomplete, and the name that it is part of. */
  readonly typing: readonly string[];
  readonly taken: readonly Taken[];
}

export interface Known {
  readonly vocabulary: Vocabulary;
  readonly thesaurus: Thesaurus;
}

/** Maximum length of a query in characters. The time to parse grows with the length. */
const LONGEST_QUESTION = 200;

/** Maximum number of phrases that are compared with titles, because synonyms multiply. */
const PHRASE_LIMIT = 12;

/** A part of a query between spaces or in quotation marks. */
interface Token {
  readonly typed: string;
  readonly isQuoted: boolean;
}

interface Word extends QueryWord {
  readonly token: Token;
  /** True if the token consists of this word only. */
  readonly isAlone: boolean;
  readonly isFirst: boolean;
}

const QUOTED = /["“”«»„]/;

function toTokens(text: string): readonly Token[] {
  const isQuotedAt = (at: number): boolean => at % 2 === 1;
  return text
    .split(QUOTED)
    .flatMap((part, at) => toChunks(part).map((typed) => ({typed, isQuoted: isQuotedAt(at)})))
    .filter(({typed}) => toParts(typed).length > 0);
}

const isKnown = (word: string, {vocabulary, thesaurus}: Known): boolean =>
  [vocabulary, thesaurus].some((words) => words.has(vocabulary.toStem(word)));

/** Finds the known word that a mistyped word stands for. */
const findMeant = (word: string, {vocabulary, thesaurus}: Known): string | undefined =>
  isCorrectable(word) ? (vocabulary.findMeant(word) ?? thesaurus.findMeant(word)) : undefined;

/** Corrects a token if neither the whole token nor its parts are known words. */
function correct(token: Token, known: Known, isTyping: boolean): Token {
  const parts = toParts(token.typed);
  const isFine = (word: string): boolean =>
    isKnown(word, known) ||
    isStopWord(word) ||
    (isTyping && known.vocabulary.listBegun(word).length > 0);
  const whole = toWhole(token.typed);
  if (token.isQuoted || isFine(whole)) return token;
  const meant = parts.length > 1 ? findMeant(whole, known) : undefined;
  if (meant !== undefined) return {...token, typed: meant};
  const words = parts.map((word) => (isFine(word) ? word : (findMeant(word, known) ?? word)));
  return words.join() === parts.join() ? token : {...token, typed: words.join('-')};
}

const splitToken = (token: Token): readonly Word[] => {
  const parts = toParts(token.typed);
  return parts.map((text, index) => ({
    text,
    stem: '',
    isStop: isStopWord(text),
    token,
    isAlone: parts.length === 1,
    isFirst: index === 0,
    isLast: index === parts.length - 1,
  }));
};

const isName = ({typed, isQuoted}: Token): boolean => isQuoted || /\d|[a-z]_[a-z]/i.test(typed);

function toWeight({token, text}: Word): number {
  if (isName(token)) return WORD_WEIGHTS.name;
  return isFiller(text) ? WORD_WEIGHTS.filler : WORD_WEIGHTS.word;
}

function toMeantPart(words: readonly Word[], {said}: Meaning): QueryPart {
  const telling = words.filter(({isStop}) => !isStop);
  const typed = (telling.length > 0 ? telling : words).map(({text}) => text);
  return {
    typed: [...new Set(words.map(({token}) => token.typed))].join(' '),
    ways: [typed, ...said].map((way) => ({words: way, weight: 1})),
    weight: Math.max(...words.map(toWeight), WORD_WEIGHTS.word),
  };
}

/** Joins two words that pages write as one word, such as `NIS 2` and `NIS2`. */
function toJoined(word: Word, next: Word | undefined, {vocabulary}: Known): readonly Way[] {
  const joined = word.text + (next?.text ?? '');
  const isOne = next?.isAlone === true && word.isAlone && !word.token.isQuoted;
  return isOne && vocabulary.has(vocabulary.toStem(joined)) ? [{words: [joined], weight: 1}] : [];
}

/** Builds a query part for a word or identifier. Identifiers match as a whole and by their parts. */
function toOwnPart(word: Word): QueryPart {
  const {token, text, isAlone} = word;
  const ways = isAlone
    ? [{words: [text], weight: 1}]
    : [
        {words: [toWhole(token.typed)], weight: 1},
        {words: toParts(token.typed), weight: PARTS_WEIGHT},
      ];
  return {typed: token.typed, ways, weight: toWeight(word)};
}

function toQueryParts(
  words: readonly Word[],
  known: Known,
  isTyping: boolean,
): readonly QueryPart[] {
  const {thesaurus} = known;
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word === undefined) break;
    const isPhrase = word.isFirst && !word.token.isQuoted;
    const meaning = isPhrase ? thesaurus.findMeaning(words.slice(at), isTyping) : undefined;
    if (meaning !== undefined)
      parts.push(toMeantPart(words.slice(at, at + meaning.length), meaning));
    else if (word.isFirst && !(word.isAlone && word.isStop)) {
      const part = toOwnPart(word);
      parts.push({...part, ways: [...part.ways, ...toJoined(word, words[at + 1], known)]});
    }
    at += meaning?.length ?? 1;
  }
  return parts;
}

const listPhrases = (parts: readonly QueryPart[]): readonly string[] =>
  parts
    .reduce<readonly string[]>(
      (phrases, {ways}) =>
        phrases
          .flatMap((phrase) => ways.map(({words}) => [phrase, ...words].join(' ')))
          .slice(0, PHRASE_LIMIT),
      [''],
    )
    .map(toPhrase);

/** Shortens a long query to complete words, or cuts a single long word. */
function cutQuestion(question: string): string {
  const text = question.trimStart();
  if (text.length <= LONGEST_QUESTION) return text;
  const end = text.slice(0, LONGEST_QUESTION + 1).search(/\S*$/);
  return text.slice(0, end > 0 ? end : LONGEST_QUESTION);
}

/**
 * Parses a query. Stop words are ignored if there are other words, and so is everything after 200 characters.
 * Words that no page contains are corrected if they have at least six letters, one typing error and no
 * quotation marks.
 */
export function parseQuery(question: string, known: Known): Query {
  const text = cutQuestion(question);
  const typed = toTokens(text);
  const isTyping = !/[\s"“”«»„?!.,;:)]$/.test(text);
  const tokens = typed.map((token, at) =>
    correct(token, known, isTyping && at === typed.length - 1),
  );
  const words = tokens
    .flatMap(splitToken)
    .map((word) => ({...word, stem: known.vocabulary.toStem(word.text)}));
  const isSaying = words.some(({isStop}) => !isStop);
  const asked = isSaying ? words : words.map((word) => ({...word, isStop: false}));
  const parts = toQueryParts(asked, known, isTyping);
  const last = tokens.at(-1)?.typed ?? '';
  return {
    parts,
    phrases: [
      ...new Set([toPhrase(tokens.map((token) => token.typed).join(' ')), ...listPhrases(parts)]),
    ],
    typing: isTyping ? [toWhole(last), ...toParts(last).slice(-1)] : [],
    taken: typed.flatMap((token, at) => {
      const shown = tokens[at]?.typed ?? token.typed;
      return shown === token.typed ? [] : [{typed: token.typed, shown}];
    }),
  };
}
