import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes} from 'mdast';

import {toText} from './parser';

// Returns the id in a heading that ends with an MDX comment such as `{/* #my-id */}`.
function findCommentId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  const word = /^\/\*\s*#(?<id>\S+?)\s*(?:\s[^]*)?\*\/$/.exec(last.value.trim());
  return word?.groups?.id;
}

/**
 * Returns true for the level 1 heading at the top of a blog post. Docusaurus removes this heading before it
 * generates ids.
 */
const isPostTitle = (heading: Heading, index: number): boolean =>
  index === 0 && heading.depth === 1;

/**
 * Computes the ids that Docusaurus generates for the headings of a page, with suffixes for duplicates. Follows
 * `@docusaurus/mdx-loader/lib/remark/headings`. Level 1 headings are counted for duplicates but not returned,
 * because the theme renders them without an id.
 *
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
