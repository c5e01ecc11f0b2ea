import type {VFile} from 'vfile';

import type {Block} from '../parse-text';
import {findNamed, findPhrases} from '../phrases';
import {report, type WordRule} from '../report';
import type {WordLists} from '../word-lists';

function checkTerms(file: VFile, block: Block, {terms, names}: WordLists): void {
  const termOf = new Map(terms.flatMap((term) => term.wrong.map((wrong) => [wrong, term])));
  const matches = findPhrases(block, [...termOf.keys()]).filter(({isQuoted}) => !isQuoted);
  const named = matches.length > 0 ? findNamed(block, names) : new Set();
  for (const {phrase, nodes, written} of matches) {
    const {right = '', because = '', unless = []} = termOf.get(phrase) ?? {};
    const accepted = findPhrases(block, unless).flatMap((match) => match.nodes);
    if (nodes.some((node) => named.has(node) || accepted.includes(node))) continue;
    const [message, fix] =
      right === ''
        ? [`"${written}" adds nothing`, 'remove it']
        : [`"${written}" is not our term`, `write ${right}`];
    report(file, nodes[0]?.position, message, `${fix}: ${because}`);
  }
}

/** Reports words that the site's term list replaces or forbids. */
export const findWrongWords: WordRule = ({file, blocks}, lists) => {
  for (const block of blocks) checkTerms(file, block, lists);
};
