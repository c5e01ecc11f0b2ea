import contents from '@generated/api-releases/default/contents.json';
import type {TOCItem} from '@docusaurus/mdx-loader';

/**
 * The releases of an API for the list of contents of the page that shows them: MDX knows the headings
 * of a page, not those of a component.
 *
 * @param api the id of an API of the site
 */
export const listReleases = (api: string): readonly TOCItem[] => contents[api] ?? [];
