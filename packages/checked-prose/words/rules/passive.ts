import type {Root, Sentence} from 'nlcst';
import {toString} from 'nlcst-to-string';
import retextPassive from 'retext-passive';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {findSentences} from '../parse-text';
import {reportAdvice, report, type WordRule} from '../report';

/** Maximum share of passive sentences on a page. */
const ALLOWED_SHARE = 0.25;

/** Pages with fewer sentences are not checked, because one sentence could exceed the limit. */
const FEWEST_SENTENCES = 12;

/** Matches regular participles. `retext-passive` only finds irregular ones. */
const REGULAR =
  /\b(?:am|are|be|been|being|is|was|were)(?:\s+(?:\w+ly|also|always|never|not|still|then))?\s+(?<verb>\w{2,}ed)\b/i;

/** "is gone" describes a state, not an action. */
const processor = unified()
  .use(retextPassive, {ignore: ['gone']})
  .freeze();

function findIrregular(sentence: Sentence): string | undefined {
  const file = new VFile();
  const words: Root = {type: 'RootNode', children: [sentence]};
  processor.runSync(words, file);
  return file.messages[0]?.actual;
}

const findVerb = (sentence: Sentence): string | undefined =>
  REGULAR.exec(toString(sentence))?.groups?.verb ?? findIrregular(sentence);

const formatShare = (share: number): string => `${Math.round(share * 100)} %`;

/** Limits the share of passive sentences on a page. */
export const findPassiveVoice: WordRule = ({file, blocks, isPage}) => {
  if (!isPage) return;
  const sentences = blocks.filter(({type}) => type === 'paragraph').flatMap(findSentences);
  const passive = sentences.flatMap((sentence) => {
    const verb = findVerb(sentence);
    return verb === undefined ? [] : [{sentence, verb}];
  });
  const share = passive.length / sentences.length;
  if (sentences.length >= FEWEST_SENTENCES && share > ALLOWED_SHARE) {
    const found = `${passive.length} of ${sentences.length} sentences (${formatShare(share)})`;
    const message = `${found} are in the passive voice; the limit is ${formatShare(ALLOWED_SHARE)}`;
    const fix = 'write who acts; `npm run lint:words -- --verbose` lists the sentences';
    report(file, {line: 1, column: 1}, message, fix);
  }
  for (const {sentence, verb} of passive) {
    const message = `The sentence is in the passive voice ("${verb}")`;
    reportAdvice(file, sentence.position, message, 'write who acts');
  }
};
