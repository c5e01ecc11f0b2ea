import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {readSidebars} from '@openapi-portal/docusaurus-openapi/sidebar';

const guides = [
  'quick-start',
  'authentication',
  'paging',
  'concurrent-changes',
  'safe-retries',
  'errors',
  'workflows',
  'recipes',
  'limits',
  'versions',
];

/** In the order of a reader: guides, the operations of each API, and what is looked up now and then. */
const sidebars: SidebarsConfig = {
  api: [
    {type: 'doc', id: 'index', label: 'Overview'},
    {type: 'category', label: 'Guides', collapsible: false, items: guides},
    ...readSidebars(),
    {type: 'category', label: 'More', collapsible: false, items: ['changelog']},
  ],
};

export default sidebars;
