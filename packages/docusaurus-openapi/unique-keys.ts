import type {Category, SidebarItem} from './sidebar';

const isNamed = (item: SidebarItem): item is Extract<SidebarItem, {readonly type: string}> =>
  typeof item === 'object' && 'type' in item;

/**
 * Gives what is called as something before it a key of its own: labels are the keys by which Docusaurus translates a
 * sidebar, and several APIs have tags and operations of one name. All other items stay as they are, because what stands
 * there is part of the pages.
 */
export function giveKeys(categories: readonly Category[]): readonly Category[] {
  const known = new Set<string>();
  const toKey = (type: string, label: string, owner: string): string | undefined => {
    const names = [label, `${owner}: ${label}`];
    for (let number = 2; names.every((name) => known.has(`${type} ${name}`)); number += 1)
      names.push(`${owner}: ${label} ${number}`);
    const key = names.find((name) => !known.has(`${type} ${name}`)) ?? label;
    known.add(`${type} ${key}`);
    return key === label ? undefined : key;
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
