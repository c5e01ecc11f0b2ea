import type {Root, Sentence} from 'nlcst';
import {toString} from 'nlcst-to-string';
import retextPassive from 'retext-passive';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {toPlace} from 'static-pages/markdown/place';
import type {Finding} from '../finding';
import {findSentences} from '../parse-text';

import type {Rule} from './rule';

/** The share of passive sentences from which a page no longer says who does something. */
const ALLOWED_SHARE = 0.25;

/** A page with fewer sentences is not judged: one of them would decide. */
const FEWEST_SENTENCES = 12;

/** The library knows irregular participles alone, from a list. */
const REGULAR =
  /\b(?:am|are|be|been|being|is|was|were)(?:\s+(?:\w+ly|also|always|never|not|still|then))?\s+(?<verb>\w{2,}ed)\b/i;

/** What is gone is in a state: nobody does it. */
const processor = unified()
  .use(retextPassive, {ignore: ['gone']})
  .freeze();

function findIrregular(sentence: Sentence): string | undefined {
  const file = new VFile();
  const words: Root = {type: 'RootNode', children: [sentence]};
  processor.runSync(words, file);
  return file.messages[0]?.actual;
}

function findPassive(sentence: Sentence): Finding | undefined {
  const verb = REGULAR.exec(toString(sentence))?.groups?.verb ?? findIrregular(sentence);
  if (verb === undefined) return undefined;
  return {
    place: toPlace(sentence),
    message: `The sentence is in the passive voice, by "${verb}"`,
    remedy: 'say who does it',
    isAdvice: true,
  };
}

const toShare = (share: number): string => `${Math.round(share * 100)} %`;

/** A page says who does what. */
export const findPassiveVoice: Rule = ({blocks, isPage}) => {
  if (!isPage) return [];
  const sentences = blocks.filter(({type}) => type === 'paragraph').flatMap(findSentences);
  const passive = sentences.flatMap((sentence) => findPassive(sentence) ?? []);
  const share = passive.length / sentences.length;
  if (sentences.length < FEWEST_SENTENCES || share <= ALLOWED_SHARE) return passive;
  const page: Finding = {
    place: {line: 1, column: 1},
    message: `${passive.length} of ${sentences.length} sentences (${toShare(share)}) are in the passive voice, and ${toShare(ALLOWED_SHARE)} are allowed`,
    remedy: 'say who does it: `npm run lint:words -- --verbose` lists the sentences',
    isAdvice: false,
  };
  return [page, ...passive];
};
