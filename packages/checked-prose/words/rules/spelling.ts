import type {Nodes, Word} from 'nlcst';
import {toString} from 'nlcst-to-string';
import {visit} from 'unist-util-visit';

import {PLACEHOLDER, type Block} from '../parse-text';
import {findNamed} from '../phrases';
import {report, type WordRule} from '../report';
import type {WordLists} from '../word-lists';

/** Matches words that are not spell-checked: file names, numbers, identifiers, footnotes, code with a suffix. */
const NO_WORD = new RegExp(`[\\p{N}_.@\\\\${PLACEHOLDER}]`, 'u');

/** Returns true for characters at which the parser splits paths and media types. The parts are not spell-checked. */
const isJoint = (node: Nodes | undefined): boolean =>
  node !== undefined && /^[/+=]$/.test(toString(node));

function findWords({words}: Block): readonly Word[] {
  const found: Word[] = [];
  visit(words, 'WordNode', (word, index = 0, parent) => {
    const isPart = isJoint(parent?.children[index - 1]) || isJoint(parent?.children[index + 1]);
    if (!isPart && !NO_WORD.test(toString(word))) found.push(word);
  });
  return found;
}

function formatFix(word: string, {dir, dictionary}: WordLists): string {
  const nearest = dictionary.findNearest(word);
  const advice = nearest.length > 0 ? `write ${nearest.join(' or ')}` : 'correct it';
  return `${advice}; if the word is correct, add it to ${dir}/words.txt, or a name to names.txt`;
}

/** Checks spelling against British English with -ise and the site's own words. Proper names must match exactly. */
export const findSpellingMistakes: WordRule = ({file, blocks}, lists) => {
  const {dictionary, names} = lists;
  for (const block of blocks) {
    const wrong = findWords(block).filter((word) => !dictionary.isKnown(toString(word)));
    const named = wrong.length > 0 ? findNamed(block, names) : new Set();
    for (const word of wrong.filter((each) => !named.has(each))) {
      const message = `"${toString(word)}" is not in the dictionary of British English`;
      report(file, word.position, message, formatFix(toString(word), lists));
    }
  }
};
