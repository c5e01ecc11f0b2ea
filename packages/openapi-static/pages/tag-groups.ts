import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {Cursor} from '../contract/cursor';
import type {JsonObject} from 'static-pages/reports/json';

export type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];
type Category = Extract<SidebarItem, {readonly type: 'category'}>;

/** A heading, and the labels of the categories below it. */
export interface TagGroup {
  readonly name: string;
  readonly labels: readonly string[];
}

/** The groups of a contract's tags as `x-tagGroups` of Redocly has them, by the names that tags show. */
export function readTagGroups(contract: JsonObject): readonly TagGroup[] {
  const root = new Cursor(contract, contract);
  const labels = new Map(
    root.items('tags').map((tag) => [tag.text('name'), tag.text('x-displayName')]),
  );
  return root.items('x-tagGroups').map((group) => ({
    name: group.text('name') ?? '',
    labels: group.texts('tags').map((tag) => labels.get(tag) ?? tag),
  }));
}

const isCategory = (item: SidebarItem): item is Category =>
  typeof item === 'object' && item.type === 'category';

const toId = (item: SidebarItem): unknown =>
  typeof item === 'object' && 'id' in item ? item.id : item;

/** One category with the pages of several; a page that stands in two of them stands in it once. */
function merge(label: string, [first, ...others]: readonly Category[]): readonly Category[] {
  if (first === undefined) return [];
  const items = [first, ...others].flatMap((category) => category.items as SidebarItem[]);
  const byId = new Map(items.map((item) => [toId(item), item]));
  return [{...first, link: undefined, label, items: [...byId.values()]}];
}

/**
 * The categories of tags under the headings of their groups, then those in no group, all in the order of
 * the contract.
 */
export function groupCategories(
  items: readonly SidebarItem[],
  groups: readonly TagGroup[],
): readonly SidebarItem[] {
  const categories = new Map(
    items.filter(isCategory).map((category) => [category.label, category]),
  );
  const grouped = groups.flatMap(({name, labels}) =>
    merge(
      name,
      labels.flatMap((label) => categories.get(label) ?? []),
    ),
  );
  const known = new Set(groups.flatMap(({labels}) => labels));
  return [...grouped, ...items.filter((item) => !isCategory(item) || !known.has(item.label))];
}
