import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';

import {type WordRule, runPlugins} from '../report';

const plugins = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

/** No word stands twice, and "a" and "an" fit the word behind them. */
export const findRepeatedWords: WordRule = ({file, blocks}) => {
  for (const {words} of blocks) {
    runPlugins(plugins, words, file, ({actual = '', expected: [right = ''] = []}) => [
      `"${actual.replace(/\s+/g, ' ')}" is a slip of the pen`,
      `write "${right}"`,
    ]);
  }
};
