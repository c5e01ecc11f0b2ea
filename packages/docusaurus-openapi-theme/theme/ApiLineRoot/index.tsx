import Head from '@docusaurus/Head';
import {DocsSidebarProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ApiItem from '@theme/ApiItem';
import DocRoot, {type Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

import {withoutSlash} from '@openapi-portal/static-pages/formats';

import {LINE} from './line';
import {useLine} from './use-line';

/** The name of a page's island: the folder of the line's pages, and the page's id. */
function toName(address: string): string {
  const [api = '', line = '', page = 'introduction'] = address.split('/');
  return `${api}-${line}/${page}`;
}

/** Search engines index only the newest minor version: older pages name its page as canonical. */
function LineHead({newest}: {readonly newest: string | undefined}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const address = newest === undefined ? undefined : new URL(newest, siteConfig.url).href;
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
      {address !== undefined && <link rel="canonical" href={address} />}
      {address !== undefined && <meta property="og:url" content={address} />}
    </Head>
  );
}

/** A page of an older line of releases, with the sidebar of that line, which its HTML brings. */
export default function ApiLineRoot(props: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const pathname = withoutSlash(useLocation().pathname);
  const name = toName(pathname.slice(withoutSlash(String(props.route.path)).length + 1));
  const [folder = ''] = name.split('/');
  const {sidebar, newest, isMissing} = useLine(pathname, name);
  if (isMissing) return <DocRoot {...props} />;
  const items = sidebar ?? docsSidebars[folder] ?? docsSidebars.api ?? [];
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={folder} items={[...items]}>
        <DocRootLayout>
          <ApiItem key={name} name={name} />
          <LineHead newest={newest} />
        </DocRootLayout>
      </DocsSidebarProvider>
      {/* Programs read the first island of a page as its content. */}
      <div hidden data-island={LINE} data-line={JSON.stringify({sidebar, newest})} />
    </HtmlClassNameProvider>
  );
}
