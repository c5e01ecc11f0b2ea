import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {readLineSidebars, readSidebars} from '@openapi-portal/docusaurus-openapi/sidebar';

const guides = [
  'quick-start',
  'authentication',
  'paging',
  'concurrent-changes',
  'safe-retries',
  'errors',
  'workflows',
  'recipes',
  'sync',
  'limits',
  'versions',
];

/** Arranges the sidebar in reading order: guides, the operations of each API, and pages that are needed rarely. */
const arrange: Parameters<typeof readLineSidebars>[0] = (apis) => [
  {type: 'doc', id: 'index', label: 'Overview'},
  {type: 'category', label: 'Guides', customProps: {count: guides.length}, items: guides},
  ...apis,
  {type: 'category', label: 'More', collapsible: false, items: ['changelog']},
];

const sidebars: SidebarsConfig = {api: arrange(readSidebars()), ...readLineSidebars(arrange)};

export default sidebars;
