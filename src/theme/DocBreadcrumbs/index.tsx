import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

import {sections} from '../../../config/sections';

/** What stands above a page, from its section of the navbar down; the page itself says its name below. */
export default function DocBreadcrumbs(): ReactNode {
  const inSidebar = useSidebarBreadcrumbs() ?? [];
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const section = sections.find(({to}) => pathname.startsWith(withBaseUrl(to)));
  const isNamed = inSidebar.some(({href}) => href === (section && withBaseUrl(section.to)));
  const above =
    section === undefined || isNamed
      ? []
      : [{type: 'link' as const, label: section.label, href: withBaseUrl(section.to)}];
  const trail = [...above, ...inSidebar];
  return (
    <>
      {trail.length > 0 && <DocBreadcrumbsStructuredData breadcrumbs={trail} />}
      {trail.length > 1 && (
        <nav aria-label="Breadcrumbs" className={ThemeClassNames.docs.docBreadcrumbs}>
          <ul className="breadcrumbs">
            {trail.slice(0, -1).map(({href, label}) => (
              <li key={label}>{href === undefined ? label : <Link to={href}>{label}</Link>}</li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
