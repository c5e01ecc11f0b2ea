import type {Root as HtmlRoot} from 'hast';
import type {Root, Text} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {convertPage} from './convert';
import type {SitePage} from './site-page';

declare module 'mdast' {
  interface TextData {
    /** HTML among words: a node of the type `html` would begin a paragraph. */
    readonly isHtml?: true;
  }
}

const html = (value: string): Text => ({type: 'text', value, data: {isHtml: true}});

/** Signs that the words around them keep from meaning anything. */
const NEEDLESS = /(?<=[\p{L}\p{N}])\\(?=_[\p{L}\p{N}])|\\(?=[@:&])/gu;

const processor = unified()
  .use(rehypeRemark, {
    handlers: {
      // `convertPage` leaves no other link without an address.
      a(state, node) {
        const {id, href} = node.properties;
        if (href === undefined) return html(`<a id="${String(id)}"></a>`);
        return {type: 'link', url: String(href), children: state.all(node) as never};
      },
      br: (state) => (state.inTable ? html('<br>') : {type: 'break'}),
    },
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    handlers: {
      text: (node: Text, _parent, state, info) =>
        node.data?.isHtml === true
          ? node.value
          : state.safe(node.value, info).replace(NEEDLESS, ''),
    },
  });

/** A page as Markdown of GitHub's flavour, with one line for each paragraph. */
export function buildMarkdown(page: SitePage): string {
  const tree = processor.runSync(convertPage(page) satisfies HtmlRoot);
  return processor.stringify(tree);
}
