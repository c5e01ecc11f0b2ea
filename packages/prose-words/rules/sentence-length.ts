import {toPlace} from 'static-pages/markdown/place';
import type {Finding} from '../finding';
import {findSentences} from '../parse-text';

import type {Rule} from './rule';

/** Where reading gets hard, and where it stops: in words, code and numbers counted as one each. */
const ADVISED = 30;
const ALLOWED = 45;

/** A sentence is short enough to be read once. */
export const findLongSentences: Rule = ({blocks}) =>
  blocks.flatMap(findSentences).flatMap((sentence): Finding[] => {
    const count = sentence.children.filter(
      ({type}) => type === 'WordNode' || type === 'SourceNode',
    ).length;
    if (count <= ADVISED) return [];
    const isAdvice = count <= ALLOWED;
    return [
      {
        place: toPlace(sentence),
        message: `The sentence has ${count} words, ${isAdvice ? `and ${ADVISED} are easy to read` : `and ${ALLOWED} are allowed`}`,
        remedy: 'make two sentences of it, or a list',
        isAdvice,
      },
    ];
  });
