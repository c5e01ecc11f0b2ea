import {findOne} from 'domutils';

import {element, text, toText} from '../hast';
import {findAround, hasClass, isHeading, listElements} from '../html';
import type {MarkdownRule} from '../rule';

/** A variant is named by its heading, and below it by its schema and by the value that chooses it. */
export const variants: readonly MarkdownRule[] = [
  {
    matches: (node) =>
      node.name === 'summary' &&
      findAround(node, (around) => hasClass(around, 'api-variant')) === node.parent,
    convert: (summary, {convert, toContent}) => {
      const parts = ['api-type', 'api-choice-field']
        .map((name) => findOne((node) => hasClass(node, name), summary.children))
        .flatMap((part) => (part === null ? [] : [toContent(part)]));
      const line = parts.flatMap((part, index) => (index > 0 ? [text(', '), ...part] : part));
      const words = toText(line) === '' ? [] : [element('p', line)];
      return [...convert(listElements(summary).filter(isHeading)), ...words];
    },
  },
];
