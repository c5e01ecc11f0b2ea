import fs from 'node:fs';
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readLines} from '@openapi-portal/api-names';
import {readApis, SIDEBARS_DIR} from '@openapi-portal/openapi-model/files';

import type {Category, SidebarItem} from './sidebar';
import {giveKeys} from './unique-keys';

const readSidebar = (id: string): Category =>
  JSON.parse(fs.readFileSync(path.resolve(SIDEBARS_DIR, `${id}.json`), 'utf8')) as Category;

/**
 * The pages of each API of the site as a category: its introduction is the category's page, then the
 * categories of its tags, its webhooks, and schemas that have pages of their own.
 *
 * @throws Error where nothing is generated yet
 */
export const readSidebars = (): readonly Category[] =>
  giveKeys(readApis(process.cwd()).map(({id}) => readSidebar(id)));

/** A sidebar whose pages belong to it where they are in a folder; the others have theirs, and are only shown in it. */
export function referTo(folder: string, items: readonly SidebarItem[]): readonly SidebarItem[] {
  const toItem = (item: SidebarItem): SidebarItem => {
    if (typeof item === 'string') return toItem({type: 'doc', id: item});
    if (item.type === 'doc' && !item.id.startsWith(`${folder}/`)) return {...item, type: 'ref'};
    if (item.type !== 'category' || !Array.isArray(item.items)) return item;
    return {...item, items: item.items.map(toItem)};
  };
  return items.map(toItem);
}

/**
 * A sidebar for each older line of releases that has pages: that of the site, with the line in the place of its API.
 *
 * @param arrange the site's sidebar around the categories of its APIs
 */
export function readLineSidebars(
  arrange: (apis: readonly Category[]) => SidebarItem[],
): SidebarsConfig {
  const apis = readApis(process.cwd());
  return Object.fromEntries(
    readLines(process.cwd()).map(({id: lineId, api, folder}) => {
      const own = apis.map(({id}) => readSidebar(id === api ? lineId : id));
      return [folder, [...referTo(folder, arrange(giveKeys(own)))]];
    }),
  );
}
