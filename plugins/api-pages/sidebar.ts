import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import type {ApiPageGroup} from '../../src/api-reference';

/** The sidebar of an API: its introduction, then a category per tag, in the order of the contract. */
export const toSidebars = (groups: readonly ApiPageGroup[]): SidebarsConfig => ({
  api: [
    {type: 'link', label: 'API overview', href: '/docs/API/'},
    {type: 'doc', id: 'introduction', label: 'Introduction'},
    ...groups.map(({label, items}) => ({
      type: 'category' as const,
      label,
      collapsed: groups.length > 12,
      items: items.map(({id, label: itemLabel, method, deprecated}) => ({
        type: 'doc' as const,
        id,
        label: itemLabel,
        className: [
          'api-item',
          method && `api-item--${method}`,
          deprecated && 'api-item--deprecated',
        ]
          .filter(Boolean)
          .join(' '),
      })),
    })),
  ],
});
