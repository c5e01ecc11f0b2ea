import {toStem} from './stem';
import {isStopWord, toParts, toWhole} from './words';

export type Range = readonly [from: number, to: number];

const WORD = /[\p{L}\p{N}]+/gu;
const CHUNK = /[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu;

const isOneOf = (text: string, terms: ReadonlySet<string>): boolean =>
  toParts(text).some((part) => !isStopWord(part) && terms.has(toStem(part)));

/** Ranges [from, to) of a text whose words have one of the stems that a query matched. */
export const findMarks = (text: string, terms: ReadonlySet<string>): readonly Range[] =>
  [...text.matchAll(CHUNK)].flatMap(({0: chunk, index}) => {
    if (terms.has(toStem(toWhole(chunk)))) return [[index, index + chunk.length] as const];
    return [...chunk.matchAll(WORD)]
      .filter(([word]) => isOneOf(word, terms))
      .map(({0: word, index: from}) => [index + from, index + from + word.length] as const);
  });
