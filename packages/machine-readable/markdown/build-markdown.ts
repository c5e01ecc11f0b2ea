import type {Text} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {convertPage} from './convert';
import type {SitePage} from './rule';
import {ANCHOR, toMdast} from './to-mdast';

/**
 * Matches backslashes that `remark-stringify` adds but Markdown does not need: before `_` within a word, and
 * before `@`, `:` and `&`.
 */
const NEEDLESS = /(?<=[\p{L}\p{N}])\\(?=_[\p{L}\p{N}])|\\(?=[@:&])/gu;

const processor = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    handlers: {
      text: (node: Text, _parent, state, info) =>
        state.safe(node.value, info).replace(NEEDLESS, ''),
      textDirective: ({name, attributes}: TextDirective) =>
        name === ANCHOR ? `<a id="${attributes?.id ?? ''}"></a>` : `<${name}>`,
    },
  });

/** Converts a page to GitHub Flavored Markdown, with each paragraph on one line. */
export const buildMarkdown = (page: SitePage): string =>
  processor.stringify(toMdast(convertPage(page)));
