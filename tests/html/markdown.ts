import {createSlugger} from '@docusaurus/utils';

import {readBuilt} from './page';

/** Returns the Markdown file of a page, relative to the build. */
export const toMarkdownFile = (route: string): string =>
  `${route.replace(/^\/|\/$/g, '') || 'index'}.md`;

export const readMarkdown = (route: string): string => readBuilt(toMarkdownFile(route));

/** Removes code blocks and inline code. */
export const withoutCode = (markdown: string): string =>
  markdown.replace(/^( *)```[\s\S]*?^\1```$/gm, '').replace(/(`+)(?!`).*?\1/g, '');

export const listLinks = (markdown: string): readonly string[] =>
  Array.from(
    withoutCode(markdown).matchAll(/\]\(<?(?<address>[^)\s>]+)/g),
    ({groups}) => groups?.address ?? '',
  );

/** Lists the anchors in a Markdown file: ids of headings, and explicit anchors. */
export function listAnchors(markdown: string): ReadonlySet<string> {
  const slugger = createSlugger();
  const lines = markdown
    .replace(/^( *)```[\s\S]*?^\1```$/gm, '')
    .matchAll(/^#{1,6} (?<words>.*)$/gm);
  const headings = Array.from(lines, ({groups}) =>
    slugger.slug(
      (groups?.words ?? '')
        .replace(/<a [^>]*>|<\/a>|[\\`*]/g, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
    ),
  );
  const anchors = Array.from(
    markdown.matchAll(/<a id="(?<id>[^"]*)">/g),
    ({groups}) => groups?.id ?? '',
  );
  return new Set([...headings, ...anchors]);
}
