import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {JsonObject} from '@openapi-portal/reports/json';

import {
  flattenGroup,
  groupOperations,
  listOperations,
  listWebhooks,
  type Operation,
  type OperationGroup,
  toContract,
} from '@openapi-portal/openapi-model';

export type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

type Category = Extract<SidebarItem, {readonly type: 'category'}>;

/** The pages in a sidebar and in its categories, by the last segments of their ids. */
function listDocs(items: readonly SidebarItem[]): ReadonlyMap<string, SidebarItem> {
  const docs = new Map<string, SidebarItem>();
  for (const item of items) {
    if (typeof item !== 'object') continue;
    if (item.type === 'doc') docs.set(item.id.slice(item.id.lastIndexOf('/') + 1), item);
    else if (item.type === 'category')
      listDocs(item.items as SidebarItem[]).forEach((doc, slug) => docs.set(slug, doc));
  }
  return docs;
}

const isCategory = (item: SidebarItem): item is Category =>
  typeof item === 'object' && item.type === 'category';

/** How the pages of an API stand in its sidebar. */
class Arrangement {
  private readonly docs: ReadonlyMap<string, SidebarItem>;
  /** What the entry of docusaurus-plugin-openapi-docs says of all categories. */
  private readonly look: Pick<Category, 'collapsible' | 'collapsed'>;

  constructor(items: readonly SidebarItem[]) {
    this.docs = listDocs(items);
    const {collapsible, collapsed} = items.find(isCategory) ?? {};
    this.look = {
      ...(collapsible !== undefined && {collapsible}),
      ...(collapsed !== undefined && {collapsed}),
    };
  }

  category(label: string, items: readonly SidebarItem[]): readonly Category[] {
    if (items.length === 0) return [];
    return [{type: 'category', label, ...this.look, items: items as SidebarItem[]}];
  }

  pages(operations: readonly Operation[]): readonly SidebarItem[] {
    const slugs = new Set(operations.map(({slug}) => slug));
    return [...slugs].map((slug) => this.docs.get(slug)).filter((doc) => doc !== undefined);
  }

  /** A tag; the tags of a group in `x-tagGroups` stand in it without headings of their own. */
  group(group: OperationGroup): readonly Category[] {
    if (group.kind !== undefined) return [];
    const inside = group.isTagGroup
      ? this.pages(flattenGroup(group).flatMap(({operations}) => operations))
      : [...this.pages(group.operations), ...group.groups.flatMap((one) => this.group(one))];
    return this.category(group.label, inside);
  }
}

/**
 * The categories of an API's sidebar: one for each group of tags (`x-tagGroups`) or tag, in which those stand that
 * name it as their parent, then one of the webhooks. An operation stands under each of its tags.
 *
 * @param items of the sidebar that docusaurus-plugin-openapi-docs wrote, which has all pages
 * @param document the contract, as OpenAPI 3.1
 */
export function arrangeSidebar(
  items: readonly SidebarItem[],
  document: unknown,
): readonly SidebarItem[] {
  const contract = toContract(document);
  const operations = listOperations(contract);
  const arrangement = new Arrangement(items);
  const webhooks = arrangement.pages(listWebhooks(contract, operations));
  return [
    ...groupOperations(contract, operations).flatMap((group) => arrangement.group(group)),
    ...arrangement.category('Webhooks', webhooks),
  ];
}

/** What a contract says of its tags: with the pages, all on which a sidebar depends. */
export const pickTags = ({tags, 'x-tagGroups': groups}: JsonObject): readonly unknown[] => [
  tags,
  groups,
];
