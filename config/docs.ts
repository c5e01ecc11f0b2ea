import type {Options} from '@docusaurus/plugin-content-docs';

import {edit} from './edit';
import {docsVersions} from './versions';

/** Docs plugin options of the product pages. `config/portal.ts` has those of the API guides. */
export const docs = {
  sidebarPath: './sidebars.ts',
  ...edit,
  ...docsVersions,
} satisfies Options;
