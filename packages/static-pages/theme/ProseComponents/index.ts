import type {MDXComponents} from 'mdx/types';

/** The components that authors can use in prose; a site adds its own in `src/theme/ProseComponents`. */
const proseComponents: MDXComponents = {};

export default proseComponents;
