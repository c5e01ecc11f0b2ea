import {findSentences} from '../parse-text';
import {reportAdvice, report, type WordRule} from '../report';

/** Maximum sentence length in words for advice and for errors. Inline code counts as one word. */
const ADVISED = 30;
const ALLOWED = 45;

export const findLongSentences: WordRule = ({file, blocks}) => {
  for (const sentence of blocks.flatMap(findSentences)) {
    const isWord = ({type}: {type: string}) => type === 'WordNode' || type === 'SourceNode';
    const count = sentence.children.filter(isWord).length;
    const message = `The sentence has ${count} words;`;
    const fix = 'split it into two sentences, or write a list';
    if (count > ALLOWED) report(file, sentence.position, `${message} the limit is ${ALLOWED}`, fix);
    else if (count > ADVISED)
      reportAdvice(file, sentence.position, `${message} up to ${ADVISED} are easy to read`, fix);
  }
};
