import type {MDXPlugin} from '@docusaurus/mdx-loader';

/** What pages have of Markdown besides what Docusaurus knows, such as remark-math: for pages and for their checks. */
export const markdownExtensions: MDXPlugin[] = [];
