import {toPlace} from 'static-pages/markdown/place';
import type {Finding} from '../finding';
import type {Block} from '../parse-text';
import {findNamed, findPhrases, type Match} from '../phrases';
import type {Term, WordLists} from '../word-lists';

import type {Rule} from './rule';

const toFinding = ({nodes: [first], written}: Match, {right, because}: Term): Finding => ({
  place: toPlace(first ?? {}),
  message: right === '' ? `"${written}" says nothing` : `"${written}" is not what we write`,
  remedy: `${right === '' ? 'leave it out' : `write ${right}`}: ${because}`,
  isAdvice: false,
});

function findWrongTerms(block: Block, {terms, names}: WordLists): readonly Finding[] {
  const termOf = new Map(terms.flatMap((term) => term.wrong.map((wrong) => [wrong, term])));
  const matches = findPhrases(block, [...termOf.keys()]).filter(({isQuoted}) => !isQuoted);
  if (matches.length === 0) return [];
  const named = findNamed(block, names);
  return matches.flatMap((match) => {
    const term = termOf.get(match.phrase);
    const right = findPhrases(block, term?.unless ?? []).flatMap(({nodes}) => nodes);
    const isRight = match.nodes.some((node) => named.has(node) || right.includes(node));
    return term === undefined || isRight ? [] : [toFinding(match, term)];
  });
}

/** Words mean what the page of definitions says, and every word says something. */
export const findWrongWords: Rule = ({blocks}, lists) =>
  blocks.flatMap((block) => findWrongTerms(block, lists));
