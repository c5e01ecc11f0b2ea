import contents from '@generated/api-releases/default/contents.json';
import type {TOCItem} from '@docusaurus/mdx-loader';

/**
 * The APIs and their releases for the list of contents of the page that shows them: MDX knows the headings of a
 * page, not those of a component.
 */
export const listReleases = (): readonly TOCItem[] => contents;
