import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropSidebars,
} from '@docusaurus/plugin-content-docs';
import {withoutSlash} from '@openapi-portal/static-pages/formats';

/** Path of the file with the links removed from the sidebars, relative to the site. Server rendering reads the file. */
export const SIDEBAR_LINKS = '.docusaurus/api-sidebar-links.json';

/** A removed sidebar link. Links to operation pages have no other properties. */
type Link = readonly [label: string, href: string, className?: string];

export type CategoryLinks = Readonly<Record<string, readonly Link[]>>;

/** Custom property on the only remaining link of a shortened category. Its value is the category number. */
const MARK = 'category';

/** Keys of links that can be removed: `toItem` restores them, except `key`, which only translation uses. */
const KNOWN = new Set(['type', 'key', 'label', 'href', 'className', 'docId']);

const isLink = (item: PropSidebarItem): item is PropSidebarItemLink => item.type === 'link';

const toLink = ({label, href, className}: PropSidebarItemLink): Link =>
  className === undefined ? [label, href] : [label, href, className];

/** Restores a sidebar item. Its `docId` must exist but can have any value. */
const toItem = ([label, href, className]: Link): PropSidebarItemLink => ({
  type: 'link',
  label,
  href,
  ...(className !== undefined && {className}),
  docId: 'doc',
});

export const findNumber = ({customProps}: PropSidebarItem): string | undefined =>
  customProps?.[MARK] as string | undefined;

type Change = (category: PropSidebarItemCategory) => readonly PropSidebarItem[] | undefined;

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
 * Removes all links of collapsed categories except the first one, which represents the others. The HTML of each page
 * in such a category contains the removed links. Otherwise every page would contain all links, at 16 bytes each.
 *
 * @param brings returns true if the page with a URL (without a trailing slash) contains the links of its categories
 *   in its HTML
 * @param links receives the removed links by new category numbers
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

export const completeSidebars = (sidebars: PropSidebars, links: CategoryLinks): PropSidebars =>
  changeCategories(sidebars, ({items: [first]}) => {
    const number = first && findNumber(first);
    return number === undefined ? undefined : links[number]?.map(toItem);
  });

const isShort = (item: PropSidebarItem): boolean =>
  findNumber(item) !== undefined || (item.type === 'category' && item.items.some(isShort));

export const isShortened = (sidebars: PropSidebars): boolean =>
  Object.values(sidebars).some((items) => items.some(isShort));

/** Maximum number of links of a category in the HTML of a page. More would be larger than the page itself. */
const MOST_LINKS = 60;

/** Ids of the overview page's sections, by the class of the sidebar links to the pages that a section lists. */
const SECTIONS = [
  [/^method-webhook\b/, 'webhooks'],
  [/^method-/, 'operations'],
] as const;

function toWholeList(links: readonly Link[]): Link {
  const [, href = '', className = ''] = links[0] ?? [];
  const [, section = 'schemas'] = SECTIONS.find(([pattern]) => pattern.test(className)) ?? [];
  const api = withoutSlash(href).replace(/[^/]*$/, '');
  return [`All ${links.length.toLocaleString('en')}`, `${api}#${section}`];
}

/** Lists at most `MOST_LINKS` links around an index, and a link to the complete list if some are missing. */
function listNear(links: readonly Link[], index: number): readonly Link[] {
  if (links.length <= MOST_LINKS) return links;
  const last = links.length - MOST_LINKS;
  const start = Math.max(0, Math.min(last, index - MOST_LINKS / 2));
  return [...links.slice(start, start + MOST_LINKS), toWholeList(links)];
}

/** Lists the links that the HTML of each page contains, by URL without a trailing slash. */
export function listByPage(links: CategoryLinks): ReadonlyMap<string, CategoryLinks> {
  const byPage = new Map<string, CategoryLinks>();
  for (const [number, its] of Object.entries(links))
    its.forEach(([, href], index) => {
      const address = withoutSlash(href);
      byPage.set(address, {...byPage.get(address), [number]: listNear(its, index)});
    });
  return byPage;
}

/** Parses the `data-links` attribute of a page. A page without the attribute has no links. */
export const parseLinks = (attribute = '{}'): CategoryLinks =>
  JSON.parse(attribute) as CategoryLinks;

/** Path of the file with the sidebars of older minor versions, relative to the site. */
export const MINOR_VERSION_SIDEBARS = '.docusaurus/api-minor-version-sidebars.json';

function listItem(item: PropSidebarItem): readonly string[] {
  const own = 'href' in item && item.href !== undefined ? [withoutSlash(item.href)] : [];
  return item.type === 'category' ? [...own, ...item.items.flatMap(listItem)] : own;
}

const known = new WeakMap<PropSidebars, ReadonlySet<string>>();

/** Lists the URLs in the sidebars of a docs version, without trailing slashes. Results are cached. */
export function listAddresses(sidebars: PropSidebars): ReadonlySet<string> {
  const addresses =
    known.get(sidebars) ?? new Set(Object.values(sidebars).flat().flatMap(listItem));
  known.set(sidebars, addresses);
  return addresses;
}
