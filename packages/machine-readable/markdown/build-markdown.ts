import type {Root as HtmlRoot} from 'hast';
import type {Text} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {convertPage} from './convert';
import type {SitePage} from './rule';

/**
 * Builds an inline HTML element as a directive, because remark would put a node of type `html` into a paragraph
 * of its own.
 */
const inline = (name: string, attributes: Record<string, string> = {}): TextDirective => ({
  type: 'textDirective',
  name,
  attributes,
  children: [],
});

const ANCHOR = 'a';

/**
 * Matches backslashes that `remark-stringify` adds but Markdown does not need: before `_` within a word, and
 * before `@`, `:` and `&`.
 */
const NEEDLESS = /(?<=[\p{L}\p{N}])\\(?=_[\p{L}\p{N}])|\\(?=[@:&])/gu;

const processor = unified()
  .use(rehypeRemark, {
    handlers: {
      // `convertPage` only leaves links without `href` if they are anchors.
      a(state, node) {
        const {id, href} = node.properties;
        if (href === undefined) return inline(ANCHOR, {id: id ?? ''});
        return {type: 'link', url: href, children: state.all(node) as never};
      },
      br: (state) => (state.inTable ? inline('br') : {type: 'break'}),
    },
  })
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
export function buildMarkdown(page: SitePage): string {
  const tree = processor.runSync(convertPage(page) satisfies HtmlRoot);
  return processor.stringify(tree);
}
