import {type ChildNode, type Element, isTag} from 'domhandler';
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

/** The text of a node, with the lines that `br` ends. */
function toLines(node: ChildNode): string {
  if (!isTag(node)) return textContent(node);
  return node.name === 'br' ? '\n' : node.children.map(toLines).join('');
}

/** The text of a block; the classic theme ends each of its lines by a `br` alone. */
const toSource = (block: Element): string => toLines(block).replace(/\n$/, '');

/** Keeps the language of a code block: from its class, or JSON if it is valid JSON. */
export const code: readonly MarkdownRule[] = [
  {
    matches: ({name}) => name === 'pre',
    convert: (block) => {
      const source = toSource(block);
      const inner = findOne(({name}) => name === 'code', block.children);
      const classes = `${inner?.attribs.class ?? ''} ${block.attribs.class ?? ''}`;
      const named = /language-([\w-]+)/.exec(classes)?.[1];
      const language = named ?? (isJson(source) ? 'json' : undefined);
      const className = language === undefined ? [] : [`language-${language}`];
      return [element('pre', [element('code', [text(source)], {className})])];
    },
  },
];
