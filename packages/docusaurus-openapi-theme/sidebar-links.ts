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

/** What the first link of a category has where the others are not beside it: the number of the category. */
const MARK = 'category';

/** What may be said of such a link. By its key Docusaurus has translated it, and nothing in a browser asks for that. */
const KNOWN = new Set(['type', 'key', 'label', 'href', 'className', 'docId']);

const isLink = (item: PropSidebarItem): item is PropSidebarItemLink => item.type === 'link';

const toLink = ({label, href, className}: PropSidebarItemLink): Link =>
  className === undefined ? [label, href] : [label, href, className];

/** As it was in the sidebar, where a page's id says only that it is one. */
const toItem = ([label, href, className]: Link): PropSidebarItemLink => ({
  type: 'link',
  label,
  href,
  ...(className !== undefined && {className}),
  docId: 'doc',
});

/** The number of the category whose links come with the pages that it leads to, if this link stands for them. */
export const findNumber = ({customProps}: PropSidebarItem): string | undefined =>
  customProps?.[MARK] as string | undefined;

type Change = (category: PropSidebarItemCategory) => readonly PropSidebarItem[] | undefined;

/** Sidebars in which some categories have other items. */
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
 * Takes from folded categories all links but the first, which leads to the others: they come with the HTML of any page
 * of the category. Every page would bring the links of all others, 16 bytes for each.
 *
 * @param brings whether the HTML of a page brings links, by its address without a slash at the end
 * @param links takes those that were taken out, by numbers that are new to it
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

/** Whether links were taken out of a sidebar. */
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
 * Lists the links that the HTML of each page brings, by its address without a slash at the end: those of its categories,
 * of a large one those near to the page.
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

/** The links that the HTML of a page brings in an attribute; none where it has none. */
export const parseLinks = (attribute = '{}'): CategoryLinks =>
  JSON.parse(attribute) as CategoryLinks;
