import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';

import {type WordRule, runPlugins} from '../report';

const plugins = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

/** Finds repeated words, and wrong uses of "a" and "an". */
export const findRepeatedWords: WordRule = ({file, blocks}) => {
  for (const {words} of blocks) {
    runPlugins(plugins, words, file, ({actual = '', expected: [right = ''] = [], source}) => [
      `"${actual.replace(/\s+/g, ' ')}" ${source === 'retext-repeated-words' ? 'is repeated' : 'is the wrong article'}`,
      `write "${right}"`,
    ]);
  }
};
