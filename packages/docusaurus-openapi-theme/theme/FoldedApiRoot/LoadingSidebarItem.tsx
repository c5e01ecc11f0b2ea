import DocSidebarItem, {type Props} from '@theme/DocSidebarItem';
import {type ReactNode, useContext, useEffect} from 'react';

import {findNumber} from '../../sidebar-links';
import {LoadLinks} from './load-links';

/** A sidebar item that fetches the missing links of its category when the reader expands it. */
export default function LoadingSidebarItem(props: Props): ReactNode {
  const load = useContext(LoadLinks);
  const {item} = props;
  const first = item.type === 'link' && findNumber(item) !== undefined ? item.href : undefined;

  useEffect(() => {
    if (first !== undefined) load(first);
  }, [load, first]);

  return <DocSidebarItem {...props} />;
}
