import {bold, element} from '../hast';
import {findAround, isHeading} from '../html';
import type {MarkdownRule} from '../rule';

const IN_LINE = new Set(['li', 'dd', 'td']);

/** Converts headings in list items and table cells to bold text, because Markdown has no headings there. */
export const headings: readonly MarkdownRule[] = [
  {
    matches: (node) =>
      isHeading(node) && findAround(node, ({name}) => IN_LINE.has(name)) !== undefined,
    convert: (heading, {toContent}) => [element('p', [bold(toContent(heading))])],
  },
];
