import {UniqueNames} from '@openapi-portal/openapi-model';

import type {Category, SidebarItem} from './sidebar';

const isNamed = (item: SidebarItem): item is Extract<SidebarItem, {readonly type: string}> =>
  typeof item === 'object' && 'type' in item;

/**
 * Adds a unique key to sidebar items whose label repeats. Docusaurus derives translation ids from labels, and several
 * APIs can have tags and operations of the same name. Other items get no key, because the sidebar is part of every
 * page.
 */
export function addUniqueKeys(categories: readonly Category[]): readonly Category[] {
  const known = new UniqueNames(' ');
  const toKey = (type: string, label: string, owner: string): string | undefined => {
    const name = `${type} ${label}`;
    const key = known.take(known.has(name) ? `${type} ${owner}: ${label}` : name);
    return key === name ? undefined : key.slice(type.length + 1);
  };
  const give = (item: SidebarItem, owner: string): SidebarItem => {
    if (!isNamed(item)) return item;
    const label = 'label' in item && typeof item.label === 'string' ? item.label : undefined;
    const key = label === undefined ? undefined : toKey(item.type, label, owner);
    const inside = 'items' in item && Array.isArray(item.items) ? item.items : undefined;
    return {
      ...item,
      ...(key !== undefined && {key}),
      ...(inside && {items: inside.map((one: SidebarItem) => give(one, owner))}),
    };
  };
  return categories.map((category) => give(category, category.label) as Category);
}
