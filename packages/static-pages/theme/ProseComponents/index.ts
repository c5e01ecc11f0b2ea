import type {MDXComponents} from 'mdx/types';

/** Components that authors can use in prose. A site adds its own in `src/theme/ProseComponents`. */
const proseComponents: MDXComponents = {};

export default proseComponents;
