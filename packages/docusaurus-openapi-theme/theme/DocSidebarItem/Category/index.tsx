import Category from '@theme-init/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {ReactNode} from 'react';

/** A sidebar category with the number of its pages, which the sidebar of an API defines. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  return <Category {...props} data-count={props.item.customProps?.count} />;
}
