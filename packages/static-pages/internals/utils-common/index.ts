/**
 * The part of `@docusaurus/utils-common` that the browser needs; its index includes all of it and tslib. A new
 * import of Docusaurus that is missing here stops the build.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';

/** Must equal the original value; a test compares them. */
export const blogPostContainerID = '__blog-post-container';
