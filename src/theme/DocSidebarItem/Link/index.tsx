import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A link in the sidebar, with as little HTML as possible, because every page contains the sidebar. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const {item, onItemClick, activePath, tabIndex, level: _level, index: _index, ...rest} = props;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li className={item.className}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        to={item.href}
        onClick={onItemClick && (() => onItemClick(item))}
        tabIndex={tabIndex === 0 ? undefined : tabIndex}
        {...rest}
      >
        {item.label}
      </Link>
    </li>
  );
}
