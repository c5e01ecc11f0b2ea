import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes} from 'mdast';

import {toText} from './parser';

// The id in a heading that ends in {/* #id */}: the first word of that comment.
function findCommentId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  const word = /^\/\*\s*#(?<id>\S+?)\s*(?:\s[^]*)?\*\/$/.exec(last.value.trim());
  return word?.groups?.id;
}

/** Returns true for a level 1 title that opens a post: Docusaurus removes it before it makes ids. */
const isPostTitle = (heading: Heading, index: number): boolean =>
  index === 0 && heading.depth === 1;

/**
 * Computes the ids that Docusaurus renders for headings, duplicates included, by the algorithm of
 * `@docusaurus/mdx-loader/lib/remark/headings`. A heading of level 1 reserves its id, but the theme does not
 * render it.
 *
 * @param nodes all nodes of a page, in order
 * @param isPost true for a blog post
 * @param maintainCase `markdown.anchors.maintainCase` of the site
 */
export function findHeadingIds(
  nodes: readonly Nodes[],
  isPost: boolean,
  maintainCase: boolean,
): readonly string[] {
  const slugger = createSlugger();
  const headings = nodes.filter((node): node is Heading => node.type === 'heading');
  const shown = headings.filter((heading, index) => !(isPost && isPostTitle(heading, index)));
  return shown.flatMap((heading) => {
    const text = toText(heading);
    const id =
      findCommentId(heading) ??
      parseMarkdownHeadingId(text).id ??
      slugger.slug(text, {maintainCase});
    return heading.depth === 1 ? [] : [id];
  });
}
