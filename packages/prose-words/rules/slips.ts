import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {toFinding, type Finding} from '../finding';
import type {Block} from '../parse-text';

import type {Rule} from './rule';

const processor = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

function findInBlock({words}: Block): readonly Finding[] {
  const file = new VFile();
  processor.runSync(words, file);
  return file.messages.map((message) => {
    const [expected = ''] = message.expected ?? [];
    return toFinding(
      message,
      `"${message.actual?.replace(/\s+/g, ' ') ?? ''}" is a slip of the pen`,
      `write "${expected}"`,
    );
  });
}

/** No word stands twice, and "a" and "an" fit the word behind them. */
export const findSlips: Rule = ({blocks}) => blocks.flatMap(findInBlock);
