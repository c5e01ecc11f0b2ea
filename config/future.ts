import type {Config} from '@docusaurus/types';

/** What the next version of Docusaurus does by itself, but for the layers of its styles: ours are written without. */
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
