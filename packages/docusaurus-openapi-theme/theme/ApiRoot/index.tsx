import {DocsSidebarProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import ApiItem from '@theme/ApiItem';
import DocRoot, {type Props as DocRootProps} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import {type ReactNode, useEffect} from 'react';

import {withoutSlash} from '@openapi-portal/static-pages/formats';

import {followLanguage} from '../../languages/follow-language';
import {toPagePath} from '../../page-path';
import {listAddresses} from '../../sidebar-links';
import MinorVersionRoot from './MinorVersionRoot';

interface ApiRoute {
  readonly path: string;
  /** Routes of guides and other MDX pages (`isModule`), and of rendered pages that are missing from the sidebars. */
  readonly routes: readonly {readonly path: string; readonly isModule?: boolean}[];
}

/** Returns the name of a page's island: the folder of the API and the page's id. */
const toName = (pagePath: string): string =>
  pagePath.includes('/') ? pagePath : `${pagePath}/introduction`;

/** Matches the path of a page of an older minor version, such as `/docs/API/Shop-API/1.0/create-order`. */
const OF_MINOR_VERSION = /\/\d+\.\d+(\/|$)/;

/**
 * Renders guides and API pages with their sidebar, and shows samples in the language that the reader chose. API pages
 * have no routes of their own: matching thousands of routes would take as long as rendering a page.
 */
export default function ApiRoot(props: DocRootProps): ReactNode {
  useEffect(() => {
    const stop = new AbortController();
    followLanguage(stop.signal);
    return () => stop.abort();
  }, []);
  const {docsSidebars} = useDocsVersion();
  const pathname = withoutSlash(useLocation().pathname);
  const {path: root, routes} = props.route as unknown as ApiRoute;
  const page = routes.find(({path}) => withoutSlash(path) === pathname);
  const pagePath = toPagePath(pathname, root);
  if (!page?.isModule && OF_MINOR_VERSION.test(pagePath)) return <MinorVersionRoot {...props} />;
  const isRendered =
    page === undefined ? listAddresses(docsSidebars).has(pathname) : !page.isModule;
  if (!isRendered) return <DocRoot {...props} />;
  const name = toName(pagePath);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name="api" items={docsSidebars.api}>
        <DocRootLayout>
          <ApiItem key={name} name={name} />
        </DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
