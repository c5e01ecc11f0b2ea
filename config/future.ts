import type {Config} from '@docusaurus/types';

/** Enables the defaults of Docusaurus 4, except for cascade layers, which our styles do not support. */
export const future: Config['future'] = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: false,
    siteStorageNamespacing: true,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
  },
  faster: true,
};
