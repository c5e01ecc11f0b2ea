import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A sidebar category. If it is not collapsible and has no page, it is rendered as a heading. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, level, onItemClick, activePath} = props;
  const {label, items, className, collapsible, href} = item;
  if (collapsible || href !== undefined) return <Category {...props} />;
  return (
    <li className={clsx('theme-doc-sidebar-item-category', className)}>
      <div className="menu__link" data-count={item.customProps?.count}>
        {label}
      </div>
      <ul className="menu__list">
        <DocSidebarItems
          items={items}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}
