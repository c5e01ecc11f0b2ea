import {findOne, textContent} from 'domutils';

import {element, text} from '../hast';
import type {MarkdownRule} from '../rule';

function isJson(source: string): boolean {
  try {
    return typeof JSON.parse(source) === 'object';
  } catch {
    return false;
  }
}

/** Code keeps its language: that of its class, or JSON where it is that. */
export const code: readonly MarkdownRule[] = [
  {
    matches: ({name}) => name === 'pre',
    convert: (block) => {
      const source = textContent(block);
      const inner = findOne(({name}) => name === 'code', block.children);
      const named = /language-([\w-]+)/.exec(inner?.attribs.class ?? '')?.[1];
      const language = named ?? (isJson(source) ? 'json' : undefined);
      const className = language === undefined ? [] : [`language-${language}`];
      return [element('pre', [element('code', [text(source)], {className})])];
    },
  },
];
