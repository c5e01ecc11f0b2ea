import {DocsSidebarProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import ApiItem from '@theme/ApiItem';
import DocRoot, {type Props as DocRootProps} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import {type ReactNode, useEffect} from 'react';

import {withoutSlash} from '@openapi-portal/static-pages/formats';

import {followLanguage} from '../../languages/follow-language';
import {listAddresses} from '../../sidebar-addresses';
import LineRoot from './LineRoot';

interface ApiRoute {
  readonly path: string;
  /**
   * Guides and other pages that are modules, and those rendered pages that are missing from the sidebars.
   */
  readonly routes: readonly {readonly path: string; readonly isModule?: boolean}[];
}

/** Returns the name of a page's island: the ids of API and page; the API's overview has no page id. */
const toName = (address: string): string =>
  address.includes('/') ? address : `${address}/introduction`;

/** The address of a page of an older line, such as `/docs/API/Shop-API/1.0/create-order`: no operation's has a full stop. */
const OF_LINE = /\/\d+\.\d+(\/|$)/;

/**
 * The root of guides and API pages, with their sidebar. Samples are in the language that the reader chose. It
 * renders API pages itself: a router with thousands of routes takes as long to match as a page to render.
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
  const address = pathname.slice(withoutSlash(root).length);
  if (!page?.isModule && OF_LINE.test(address)) return <LineRoot {...props} />;
  const isRendered =
    page === undefined ? listAddresses(docsSidebars).has(pathname) : !page.isModule;
  if (!isRendered) return <DocRoot {...props} />;
  const name = toName(address.slice(1));
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
