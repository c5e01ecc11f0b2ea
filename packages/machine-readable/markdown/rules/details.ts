import {bold, element} from '../hast';
import {isHeading, listElements} from '../html';
import type {MarkdownRule} from '../rule';

/** Expands `<details>` elements. Their content follows the summary. */
export const details: readonly MarkdownRule[] = [
  {
    matches: ({name}) => name === 'details',
    convert: (fold, {toContent}) => [element('div', toContent(fold))],
  },
  {
    matches: ({name}) => name === 'summary',
    convert: (summary, {convert, toContent}) => {
      const heading = listElements(summary).find(isHeading);
      if (heading === undefined) return [element('p', [bold(toContent(summary))])];
      const others = summary.children.filter((node) => node !== heading);
      return [...convert([heading]), element('p', convert(others))];
    },
  },
];
