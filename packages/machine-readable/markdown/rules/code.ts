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

/** Returns the text of a node, with `<br>` as line breaks. */
function toLines(node: ChildNode): string {
  if (!isTag(node)) return textContent(node);
  return node.name === 'br' ? '\n' : node.children.map(toLines).join('');
}

/** Returns the text of a code block. The classic theme of Docusaurus ends each line with `<br>`. */
const toSource = (block: Element): string => toLines(block).replace(/\n$/, '');

/**
 * Converts code blocks. The language is read from the class name; valid JSON without a class name is marked as
 * JSON.
 */
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
