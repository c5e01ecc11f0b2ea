import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import type {ApiPageGroup} from '../reference';

type Item = ApiPageGroup['items'][number];

const toItem = ({id, label, method, deprecated}: Item) => {
  const classes = [...(method ? [`method-${method}`] : []), ...(deprecated ? ['deprecated'] : [])];
  return {
    type: 'doc' as const,
    id,
    label,
    ...(classes.length > 0 && {className: classes.join(' ')}),
  };
};

/**
 * The sidebar of an API: the way up, its introduction, then a category per tag, in the order of the
 * contract.
 */
export const toSidebars = (groups: readonly ApiPageGroup[]): SidebarsConfig => ({
  api: [
    {type: 'link', label: 'API', href: '/docs/API/'},
    {type: 'doc', id: 'introduction'},
    ...groups.map(({label, items}) => ({
      type: 'category' as const,
      label,
      collapsed: groups.length > 12,
      items: items.map(toItem),
    })),
  ],
});
