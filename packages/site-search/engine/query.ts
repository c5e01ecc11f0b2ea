import type {Synonym, QueryWord, Thesaurus} from './thesaurus';
import type {Correction} from './types';
import type {Vocabulary} from './vocabulary';
import {
  isFillerWord,
  isStopWord,
  splitAtSpaces,
  splitWords,
  normalisePhrase,
  joinName,
} from './words';
import {PARTS_WEIGHT, WORD_WEIGHTS} from './weights';

/** An equivalent wording of a part of a query, with its weight relative to the typed wording, from 0 to 1. */
export interface Wording {
  readonly words: readonly string[];
  readonly weight: number;
}

export interface QueryPart {
  readonly typed: string;
  /** Equivalent wordings that pages may use. The first wording is the typed one. */
  readonly wordings: readonly Wording[];
  readonly weight: number;
}

export interface Query {
  readonly parts: readonly QueryPart[];
  /** The whole query in all combinations of wordings. The first phrase is the query as typed. */
  readonly phrases: readonly string[];
  /** The last word, which may be incomplete, and the name that it is part of. */
  readonly typing: readonly string[];
  readonly corrections: readonly Correction[];
}

export interface KnownWords {
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
    .flatMap((part, at) => splitAtSpaces(part).map((typed) => ({typed, isQuoted: isQuotedAt(at)})))
    .filter(({typed}) => splitWords(typed).length > 0);
}

const isKnown = (word: string, {vocabulary, thesaurus}: KnownWords): boolean =>
  [vocabulary, thesaurus].some((words) => words.has(vocabulary.toStem(word)));

/** Finds the known word that a mistyped word stands for. */
const findCorrection = (word: string, {vocabulary, thesaurus}: KnownWords): string | undefined =>
  vocabulary.findCorrection(word) ?? thesaurus.findCorrection(word);

/** Corrects a token if neither the whole token nor its parts are known words. */
function correct(token: Token, known: KnownWords, isTyping: boolean): Token {
  const parts = splitWords(token.typed);
  const isFine = (word: string): boolean =>
    isKnown(word, known) ||
    isStopWord(word) ||
    (isTyping && known.vocabulary.listByPrefix(word).length > 0);
  const whole = joinName(token.typed);
  if (token.isQuoted || isFine(whole)) return token;
  const meant = parts.length > 1 ? findCorrection(whole, known) : undefined;
  if (meant !== undefined) return {...token, typed: meant};
  const words = parts.map((word) => (isFine(word) ? word : (findCorrection(word, known) ?? word)));
  return words.join() === parts.join() ? token : {...token, typed: words.join('-')};
}

const splitToken = (token: Token): readonly Word[] => {
  const parts = splitWords(token.typed);
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
  return isFillerWord(text) ? WORD_WEIGHTS.filler : WORD_WEIGHTS.word;
}

function buildSynonymPart(words: readonly Word[], {wordings}: Synonym): QueryPart {
  const telling = words.filter(({isStop}) => !isStop);
  const typed = (telling.length > 0 ? telling : words).map(({text}) => text);
  return {
    typed: [...new Set(words.map(({token}) => token.typed))].join(' '),
    wordings: [typed, ...wordings].map((wording) => ({words: wording, weight: 1})),
    weight: Math.max(...words.map(toWeight), WORD_WEIGHTS.word),
  };
}

/** Joins two words that pages write as one word, such as `NIS 2` and `NIS2`. */
function findJoinedWord(
  word: Word,
  next: Word | undefined,
  {vocabulary}: KnownWords,
): readonly Wording[] {
  const joined = word.text + (next?.text ?? '');
  const isOne = next?.isAlone === true && word.isAlone && !word.token.isQuoted;
  return isOne && vocabulary.has(vocabulary.toStem(joined)) ? [{words: [joined], weight: 1}] : [];
}

/** Builds a query part for a word or identifier. Identifiers match as a whole and by their parts. */
function buildWordPart(word: Word): QueryPart {
  const {token, text, isAlone} = word;
  const wordings = isAlone
    ? [{words: [text], weight: 1}]
    : [
        {words: [joinName(token.typed)], weight: 1},
        {words: splitWords(token.typed), weight: PARTS_WEIGHT},
      ];
  return {typed: token.typed, wordings, weight: toWeight(word)};
}

function buildQueryParts(
  words: readonly Word[],
  known: KnownWords,
  isTyping: boolean,
): readonly QueryPart[] {
  const {thesaurus} = known;
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word === undefined) break;
    const isPhrase = word.isFirst && !word.token.isQuoted;
    const meaning = isPhrase ? thesaurus.findSynonym(words.slice(at), isTyping) : undefined;
    if (meaning !== undefined)
      parts.push(buildSynonymPart(words.slice(at, at + meaning.length), meaning));
    else if (word.isFirst && !(word.isAlone && word.isStop)) {
      const part = buildWordPart(word);
      parts.push({
        ...part,
        wordings: [...part.wordings, ...findJoinedWord(word, words[at + 1], known)],
      });
    }
    at += meaning?.length ?? 1;
  }
  return parts;
}

const listPhrases = (parts: readonly QueryPart[]): readonly string[] =>
  parts
    .reduce<readonly string[]>(
      (phrases, {wordings}) =>
        phrases
          .flatMap((phrase) => wordings.map(({words}) => [phrase, ...words].join(' ')))
          .slice(0, PHRASE_LIMIT),
      [''],
    )
    .map(normalisePhrase);

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
export function parseQuery(question: string, known: KnownWords): Query {
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
  const parts = buildQueryParts(asked, known, isTyping);
  const last = tokens.at(-1)?.typed ?? '';
  return {
    parts,
    phrases: [
      ...new Set([
        normalisePhrase(tokens.map((token) => token.typed).join(' ')),
        ...listPhrases(parts),
      ]),
    ],
    typing: isTyping ? [joinName(last), ...splitWords(last).slice(-1)] : [],
    corrections: typed.flatMap((token, at) => {
      const shown = tokens[at]?.typed ?? token.typed;
      return shown === token.typed ? [] : [{typed: token.typed, shown}];
    }),
  };
}
