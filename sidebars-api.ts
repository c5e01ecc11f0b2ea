import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {apis} from './config/apis';
import {readSidebar} from 'openapi-static/pages/read-sidebar';

const guides = [
  'quick-start',
  'authentication',
  'paging',
  'concurrent-changes',
  'safe-retries',
  'errors',
  'limits',
  'versions',
  'style-guide',
  'changelog',
];

/** Guides, then a category for each API, as docusaurus-plugin-openapi-docs generates it. */
const sidebars: SidebarsConfig = {
  api: [
    {
      type: 'category',
      label: 'API',
      link: {type: 'doc', id: 'index'},
      collapsible: false,
      items: [...guides, ...apis.map(({id, label}) => readSidebar(`docs-api/${id}`, label))],
    },
  ],
};

export default sidebars;
