import DocSidebarItem, {type Props} from '@theme/DocSidebarItem';
import {type ReactNode, useContext, useEffect} from 'react';

import {findNumber} from '../../sidebar-links';
import {LoadLinks} from './load-links';

/**
 * A sidebar item. The only link of a shortened category is rendered when the reader expands the category, and then
 * fetches the other links.
 */
export default function LoadingSidebarItem(props: Props): ReactNode {
  const load = useContext(LoadLinks);
  const {item} = props;
  const first = item.type === 'link' && findNumber(item) !== undefined ? item.href : undefined;

  useEffect(() => {
    if (first !== undefined) load(first);
  }, [load, first]);

  return <DocSidebarItem {...props} />;
}
