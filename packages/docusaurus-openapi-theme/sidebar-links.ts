import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropSidebars,
} from '@docusaurus/plugin-content-docs';
import {withoutSlash} from '@openapi-portal/static-pages/formats';

/** The links that are in no sidebar, for the server, relative to the site. */
export const SIDEBAR_LINKS = '.docusaurus/api-sidebar-links.json';

/** Label, address and class of a link: nothing else is said of the pages of operations. */
type Link = readonly [label: string, href: string, className?: string];

/** The links of folded categories, by the numbers of these. */
export type CategoryLinks = Readonly<Record<string, readonly Link[]>>;

/** Custom property of the first link of a shortened category: the number of the category. */
const MARK = 'category';

/**
 * The keys that a removable link may have. `key` only serves Docusaurus' translation, so the browser does not
 * need it.
 */
const KNOWN = new Set(['type', 'key', 'label', 'href', 'className', 'docId']);

const isLink = (item: PropSidebarItem): item is PropSidebarItemLink => item.type === 'link';

const toLink = ({label, href, className}: PropSidebarItemLink): Link =>
  className === undefined ? [label, href] : [label, href, className];

/** Restores the sidebar item. The `docId` of a page only has to be present. */
const toItem = ([label, href, className]: Link): PropSidebarItemLink => ({
  type: 'link',
  label,
  href,
  ...(className !== undefined && {className}),
  docId: 'doc',
});

/** Returns the number of the category whose links this link represents, if any. */
export const findNumber = ({customProps}: PropSidebarItem): string | undefined =>
  customProps?.[MARK] as string | undefined;

type Change = (category: PropSidebarItemCategory) => readonly PropSidebarItem[] | undefined;

/** Replaces the items of some categories. */
function changeCategories(sidebars: PropSidebars, change: Change): PropSidebars {
  const toChanged = (item: PropSidebarItem): PropSidebarItem =>
    item.type === 'category'
      ? {...item, items: [...(change(item) ?? item.items.map(toChanged))]}
      : item;
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.map(toChanged)]),
  );
}

/**
 * Removes all links of collapsed categories except the first, which represents the others: they arrive in the
 * HTML of any page of the category. Otherwise every page would contain all links, 16 bytes for each.
 *
 * @param brings returns true if the HTML of a page contains links, by its URL without a slash at the end
 * @param links receives the removed links, under new numbers
 */
export function shortenSidebars(
  sidebars: PropSidebars,
  brings: (address: string) => boolean,
  links: Map<string, readonly Link[]>,
): PropSidebars {
  const isBrought = (item: PropSidebarItem): boolean =>
    isLink(item) &&
    brings(withoutSlash(item.href)) &&
    Object.entries<unknown>({...item}).every(
      ([key, value]) => value === undefined || KNOWN.has(key),
    );
  return changeCategories(sidebars, ({collapsible, collapsed, items}) => {
    const [first] = items;
    const isFolded = collapsible && collapsed && items.length > 1;
    if (first === undefined || !isFolded || !items.every(isBrought)) return undefined;
    const number = String(links.size);
    links.set(number, items.filter(isLink).map(toLink));
    return [{...first, customProps: {[MARK]: number}}];
  });
}

/** Puts links back into the categories from which they were taken, as far as they are known. */
export const completeSidebars = (sidebars: PropSidebars, links: CategoryLinks): PropSidebars =>
  changeCategories(sidebars, ({items: [first]}) => {
    const number = first && findNumber(first);
    return number === undefined ? undefined : links[number]?.map(toItem);
  });

const isShort = (item: PropSidebarItem): boolean =>
  findNumber(item) !== undefined || (item.type === 'category' && item.items.some(isShort));

/** Returns true if links were removed from a sidebar. */
export const isShortened = (sidebars: PropSidebars): boolean =>
  Object.values(sidebars).some((items) => items.some(isShort));

/** The most links of a category that a page brings: more cost more than a page itself, on every page of the category. */
const MOST_LINKS = 60;

/** The sections of an API's own page that list pages, by the classes of links to these. */
const SECTIONS = [
  [/^method-webhook\b/, 'webhooks'],
  [/^method-/, 'operations'],
] as const;

/** A link to the section of the API's own page that lists what a category has. */
function toWholeList(links: readonly Link[]): Link {
  const [, href = '', className = ''] = links[0] ?? [];
  const [, section = 'schemas'] = SECTIONS.find(([pattern]) => pattern.test(className)) ?? [];
  const api = withoutSlash(href).replace(/[^/]*$/, '');
  return [`All ${links.length.toLocaleString('en')}`, `${api}#${section}`];
}

/** The links of a category around one of them, with one to all of them if that is not all. */
function listNear(links: readonly Link[], index: number): readonly Link[] {
  if (links.length <= MOST_LINKS) return links;
  const last = links.length - MOST_LINKS;
  const start = Math.max(0, Math.min(last, index - MOST_LINKS / 2));
  return [...links.slice(start, start + MOST_LINKS), toWholeList(links)];
}

/**
 * Lists the links that the HTML of each page contains, by its URL without a slash at the end: the links of its
 * categories; of a large category only the nearest ones.
 */
export function listByPage(links: CategoryLinks): ReadonlyMap<string, CategoryLinks> {
  const byPage = new Map<string, CategoryLinks>();
  for (const [number, its] of Object.entries(links))
    its.forEach(([, href], index) => {
      const address = withoutSlash(href);
      byPage.set(address, {...byPage.get(address), [number]: listNear(its, index)});
    });
  return byPage;
}

/** Parses the links in the HTML attribute of a page; empty if it has none. */
export const parseLinks = (attribute = '{}'): CategoryLinks =>
  JSON.parse(attribute) as CategoryLinks;
