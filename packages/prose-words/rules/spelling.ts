import type {Nodes, Word} from 'nlcst';
import {toString} from 'nlcst-to-string';
import {visit} from 'unist-util-visit';

import {toPlace} from 'static-pages/markdown/place';
import type {Dictionary} from '../dictionary';
import type {Finding} from '../finding';
import {PLACEHOLDER, type Block} from '../parse-text';
import {findNamed} from '../phrases';
import type {WordLists} from '../word-lists';

import type {Rule} from './rule';

/** File names, numbers, identifiers, notes in superscript and code with an ending are no words. */
const NO_WORD = new RegExp(`[\\p{N}_.@\\\\${PLACEHOLDER}]`, 'u');

/** The parser divides a path or a media type at these signs: its parts are no words either. */
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

function toFinding(word: Word, {findNearest}: Dictionary): Finding {
  const written = toString(word);
  const nearest = findNearest(written);
  const advice = nearest.length > 0 ? `write ${nearest.join(' or ')}` : 'correct it';
  return {
    place: toPlace(word),
    message: `"${written}" is not in the dictionary of British English`,
    remedy: `${advice}; a word that is right goes into config/words/words.txt, a name into names.txt`,
    isAdvice: false,
  };
}

function findMisspelt(block: Block, {dictionary, names}: WordLists): readonly Finding[] {
  const wrong = findWords(block).filter((word) => !dictionary.isKnown(toString(word)));
  if (wrong.length === 0) return [];
  const named = findNamed(block, names);
  return wrong.filter((word) => !named.has(word)).map((word) => toFinding(word, dictionary));
}

/** Words are spelt as in Britain, with -ise; proper names as their owners do. */
export const findSpellingMistakes: Rule = ({blocks}, lists) =>
  blocks.flatMap((block) => findMisspelt(block, lists));
