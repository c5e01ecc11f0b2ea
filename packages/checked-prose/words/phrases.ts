import type {Node, SentenceContent} from 'nlcst';
import {search} from 'nlcst-search';
import {toString} from 'nlcst-to-string';

import type {Block} from './parse-text';

export interface Match {
  readonly phrase: string;
  readonly nodes: readonly SentenceContent[];
  /** As written in the text. */
  readonly written: string;
  /** True if the phrase is in quotation marks, and therefore mentioned and not used. */
  readonly isQuoted: boolean;
}

const isQuote = (node: Node | undefined): boolean =>
  node !== undefined && /^["'“”‘’]$/.test(toString(node as SentenceContent));

const toWritten = (nodes: Parameters<typeof toString>[0]): string =>
  toString(nodes).replace(/\s+/g, ' ');

/** Finds phrases, ignoring case. Hyphens and apostrophes must match. */
export function findPhrases({words}: Block, phrases: readonly string[]): readonly Match[] {
  const text = toWritten(words).toLowerCase();
  const present = phrases.filter((phrase) => text.includes(phrase.toLowerCase()));
  const matches: Match[] = [];
  const options = {allowApostrophes: true, allowDashes: true, allowLiterals: true};
  const add: Parameters<typeof search>[2] = (nodes, index, {children}, phrase) => {
    const isQuoted = isQuote(children[index - 1]) && isQuote(children[index + nodes.length]);
    matches.push({phrase, nodes, written: toWritten(nodes), isQuoted});
  };
  if (present.length > 0) search(words, present, add, options);
  return matches;
}

/** Lists the words in a block that are part of proper names. Such words keep their spelling. */
export function findNamed(block: Block, names: readonly string[]): ReadonlySet<SentenceContent> {
  const named = findPhrases(block, names).filter(({phrase, written}) => phrase === written);
  return new Set(named.flatMap(({nodes}) => nodes));
}
