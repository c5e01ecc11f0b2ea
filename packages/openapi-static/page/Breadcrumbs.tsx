import {type PropSidebar, type PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import {type ReactNode, useMemo} from 'react';

/** The first items of an API's sidebar, each of which leads to what holds all below it. */
const ABOVE = 2;

type ToAddress = (href: string) => string;

/**
 * The items of an API's sidebar, those that lead up around the rest.
 *
 * @param toAddress adds the base path of the site, which a link of a sidebar is without
 */
function nest(items: PropSidebar, toAddress: ToAddress, above = ABOVE): PropSidebar {
  const [first, ...rest] = items;
  if (first?.type !== 'link' || above === 0) return items;
  const {label, href} = first;
  const category: PropSidebarItem = {
    type: 'category',
    label,
    href: toAddress(href),
    collapsed: false,
    collapsible: false,
    items: nest(rest, toAddress, above - 1),
  };
  return [category];
}

/** The way to a page of an API, which begins above the API: its own docs know nothing higher. */
export default function Breadcrumbs(): ReactNode {
  const sidebar = useDocsSidebar();
  const {withBaseUrl} = useBaseUrlUtils();
  const items = useMemo(
    () => (sidebar === null ? undefined : nest(sidebar.items, withBaseUrl)),
    [sidebar, withBaseUrl],
  );
  return (
    <DocsSidebarProvider name={sidebar?.name} items={items}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
