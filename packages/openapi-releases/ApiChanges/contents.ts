import contents from '@generated/api-releases/default/contents.json';
import type {TOCItem} from '@docusaurus/mdx-loader';

/** Lists the APIs and releases for the table of contents. MDX only finds headings in the page itself. */
export const listReleases = (): readonly TOCItem[] => contents;
