import {findOne, textContent} from 'domutils';

import {element, text} from '../hast';
import {findAround} from '../html';
import type {MarkdownRule} from '../rule';

function isJson(source: string): boolean {
  try {
    return typeof JSON.parse(source) === 'object';
  } catch {
    return false;
  }
}

/** The language of samples by their name, where a block does not say it. */
const LANGUAGES: Readonly<Record<string, string>> = {curl: 'sh'};

/** Code keeps its language: that of its class, of its sample, or JSON where it is that. */
export const code: readonly MarkdownRule[] = [
  {
    matches: ({name}) => name === 'pre',
    convert: (block) => {
      const source = textContent(block);
      const inner = findOne(({name}) => name === 'code', block.children);
      const named = /language-([\w-]+)/.exec(inner?.attribs.class ?? '')?.[1];
      const sample = findAround(block, ({attribs}) => attribs['data-language'] !== undefined);
      const ofSample = sample && LANGUAGES[sample.attribs['data-language'] ?? ''];
      const language = named ?? ofSample ?? (isJson(source) ? 'json' : undefined);
      const className = language === undefined ? [] : [`language-${language}`];
      return [element('pre', [element('code', [text(source)], {className})])];
    },
  },
];
