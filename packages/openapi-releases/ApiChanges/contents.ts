import contents from '@generated/api-releases/default/contents.json';
import type {TOCItem} from '@docusaurus/mdx-loader';

/**
 * Lists the APIs and their releases for the page's table of contents: MDX only knows headings of the page itself,
 * not those of a component.
 */
export const listReleases = (): readonly TOCItem[] => contents;
