import {createSlugger} from '@docusaurus/utils';

import {readBuilt} from './page';

/** The file with the Markdown of a page. */
export const toMarkdownFile = (route: string): string =>
  `${route.replace(/^\/|\/$/g, '') || 'index'}.md`;

export const readMarkdown = (route: string): string => readBuilt(toMarkdownFile(route));

/** Markdown without its code. */
export const withoutCode = (markdown: string): string =>
  markdown.replace(/^( *)```[\s\S]*?^\1```$/gm, '').replace(/(`+)(?!`).*?\1/g, '');

/** The addresses of links, in their order. */
export const listLinks = (markdown: string): readonly string[] =>
  Array.from(
    withoutCode(markdown).matchAll(/\]\(<?(?<address>[^)\s>]+)/g),
    ({groups}) => groups?.address ?? '',
  );

/** Lists the anchors of a Markdown file: ids of its headings, and explicit anchors. */
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
