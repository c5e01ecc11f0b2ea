import fs from 'node:fs';
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readOlderVersions} from '@openapi-portal/api-names';
import {readApis, SIDEBARS_DIR} from '@openapi-portal/openapi-model/files';

import type {Category, SidebarItem} from './sidebar';
import {UniqueNames} from '@openapi-portal/openapi-model';

const readSidebar = (id: string): Category =>
  JSON.parse(fs.readFileSync(path.resolve(SIDEBARS_DIR, `${id}.json`), 'utf8')) as Category;

/** Collapses the categories of several APIs, so that the sidebar shows the pages of the current API only. */
export const collapseIfSeveral = (apis: readonly Category[]): readonly Category[] =>
  apis.length < 2 ? apis : apis.map((api) => ({...api, collapsible: true, collapsed: true}));

/** Reads the sidebar category of each API. Throws an Error if no pages have been generated yet. */
export const readSidebars = (): readonly Category[] =>
  collapseIfSeveral(addUniqueKeys(readApis(process.cwd()).map(({id}) => readSidebar(id))));

/** Turns documents outside of a folder into `ref` items, which a sidebar links to without owning them. */
export function convertToRefs(
  folder: string,
  items: readonly SidebarItem[],
): readonly SidebarItem[] {
  const toItem = (item: SidebarItem): SidebarItem => {
    if (typeof item === 'string') return toItem({type: 'doc', id: item});
    if (item.type === 'doc' && !item.id.startsWith(`${folder}/`)) return {...item, type: 'ref'};
    if (item.type !== 'category' || !Array.isArray(item.items)) return item;
    return {...item, items: item.items.map(toItem)};
  };
  return items.map(toItem);
}

/** Builds the site's sidebar for each older minor version, which replaces the newest one there. */
export function readLineSidebars(
  arrange: (apis: readonly Category[]) => SidebarItem[],
): SidebarsConfig {
  const apis = readApis(process.cwd());
  return Object.fromEntries(
    readOlderVersions(process.cwd()).map(({id: lineId, api, folder}) => {
      const own = apis.map(({id}) => readSidebar(id === api ? lineId : id));
      return [folder, [...convertToRefs(folder, arrange(collapseIfSeveral(addUniqueKeys(own))))]];
    }),
  );
}

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
