import type {MDXComponents} from 'mdx/types';

/** What authors can write in prose besides Markdown: a site puts its own in `src/theme/ProseComponents`. */
const proseComponents: MDXComponents = {};

export default proseComponents;
