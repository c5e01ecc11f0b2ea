import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';
import {withoutSlash} from '@openapi-portal/static-pages/formats';

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
