import type {Options} from '@docusaurus/plugin-content-docs';

import {edit} from './edit';
import {docsVersions} from './versions';

/** The docs of the product. */
export const docs = {
  sidebarPath: './sidebars.ts',
  ...edit,
  ...docsVersions,
} satisfies Options;
