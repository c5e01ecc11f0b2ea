import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import PageMenu from '@theme/PageMenu';
import type {ReactNode} from 'react';

function useSection(): {readonly label: string; readonly href: string} | undefined {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  return useThemeConfig()
    .navbar.items.flatMap(({label, to}) =>
      typeof to === 'string' ? [{label: String(label), href: withBaseUrl(to)}] : [],
    )
    .find(({href}) => pathname.startsWith(href));
}

/**
 * The row above a page's title: breadcrumbs, starting with the page's section in the navbar, and the page's menu.
 * The last breadcrumb is left out, because the title below is the same.
 */
export default function DocBreadcrumbs(): ReactNode {
  const inSidebar = useSidebarBreadcrumbs() ?? [];
  const section = useSection();
  const isNamed = inSidebar.some(({href}) => href === section?.href);
  const above = section === undefined || isNamed ? [] : [{type: 'link' as const, ...section}];
  const trail = [...above, ...inSidebar];
  return (
    <>
      {trail.length > 0 && <DocBreadcrumbsStructuredData breadcrumbs={trail} />}
      <div className="page-top">
        {trail.length > 1 && (
          <nav aria-label="Breadcrumbs" className={ThemeClassNames.docs.docBreadcrumbs}>
            <ul className="breadcrumbs">
              {trail.slice(0, -1).map(({href, label}) => (
                <li key={label}>{href === undefined ? label : <Link to={href}>{label}</Link>}</li>
              ))}
            </ul>
          </nav>
        )}
        <PageMenu />
      </div>
    </>
  );
}
