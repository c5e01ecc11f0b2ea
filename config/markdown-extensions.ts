import type {MDXPlugin} from '@docusaurus/mdx-loader';

/** Markdown extensions in addition to Docusaurus' own, such as remark-math, for pages and their checks. */
export const markdownExtensions: MDXPlugin[] = [];
