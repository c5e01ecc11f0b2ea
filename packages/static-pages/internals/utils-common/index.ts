/** The part of `@docusaurus/utils-common` that the browser needs. If Docusaurus imports more, the build fails. */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';

/** A test checks that this equals the original value. */
export const blogPostContainerID = '__blog-post-container';
