import {bold, element} from '../hast';
import {hasClass, listElements} from '../html';
import type {MarkdownRule} from '../rule';

/** Converts admonitions of Docusaurus to block quotes. */
export const notes: readonly MarkdownRule[] = [
  {
    matches: (node) => hasClass(node, 'theme-admonition'),
    convert: (note, {toContent}) => {
      const [heading, ...content] = listElements(note);
      return [
        element('blockquote', [
          ...(heading ? [element('p', [bold(toContent(heading))])] : []),
          ...content.flatMap(toContent),
        ]),
      ];
    },
  },
];
