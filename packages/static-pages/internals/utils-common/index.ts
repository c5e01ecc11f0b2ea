/**
 * What the browser needs of `@docusaurus/utils-common`, whose index brings all of it and the whole
 * of tslib. A name that Docusaurus comes to need and is not here stops the build.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';

/** The value must be that of the original: a test compares them. */
export const blogPostContainerID = '__blog-post-container';
