import {type PropSidebar, type PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import {type ReactNode, useMemo} from 'react';

/** The first items of an API's sidebar, each of which leads to what holds all below it. */
const ABOVE = 2;

/** The items of an API's sidebar, those that lead up around the rest. */
function nest(items: PropSidebar, above = ABOVE): PropSidebar {
  const [first, ...rest] = items;
  if (first?.type !== 'link' || above === 0) return items;
  const {label, href} = first;
  const category: PropSidebarItem = {
    type: 'category',
    label,
    href,
    collapsed: false,
    collapsible: false,
    items: nest(rest, above - 1),
  };
  return [category];
}

/** The way to a page of an API, which begins above the API: its own docs know nothing higher. */
export default function Breadcrumbs(): ReactNode {
  const sidebar = useDocsSidebar();
  const items = useMemo(() => (sidebar === null ? undefined : nest(sidebar.items)), [sidebar]);
  return (
    <DocsSidebarProvider name={sidebar?.name} items={items}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
