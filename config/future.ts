import type {Config} from '@docusaurus/types';

/** Defaults of Docusaurus 4, except its cascade layers: our styles are not written for them. */
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
