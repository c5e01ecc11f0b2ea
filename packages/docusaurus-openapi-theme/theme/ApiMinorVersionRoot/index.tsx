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

import {toPagePath} from '../../page-path';
import {MINOR_VERSION} from './minor-version';
import {useMinorVersion} from './use-minor-version';

/** Returns the name of a page's island: `Shop-API-1.0/create-order` for `Shop-API/1.0/create-order`. */
function toName(address: string): string {
  const [api = '', minorVersion = '', page = 'introduction'] = address.split('/');
  return `${api}-${minorVersion}/${page}`;
}

/** Names the same page of the newest minor version as canonical, so that search engines index only that one. */
function MinorVersionHead({newest}: {readonly newest: string | undefined}): ReactNode {
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

/** Renders a page of an older minor version with the sidebar of that version, which is in the HTML of the page. */
export default function ApiMinorVersionRoot(props: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const pathname = withoutSlash(useLocation().pathname);
  const name = toName(toPagePath(pathname, String(props.route.path)));
  const [folder = ''] = name.split('/');
  const {sidebar, newest, isMissing} = useMinorVersion(pathname, name);
  if (isMissing) return <DocRoot {...props} />;
  const items = sidebar ?? docsSidebars[folder] ?? docsSidebars.api ?? [];
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={folder} items={[...items]}>
        <DocRootLayout>
          <ApiItem key={name} name={name} />
          <MinorVersionHead newest={newest} />
        </DocRootLayout>
      </DocsSidebarProvider>
      {/* Tools read the first island of a page as its content, so this island comes after it. */}
      <div
        hidden
        data-island={MINOR_VERSION}
        data-minor-version={JSON.stringify({sidebar, newest})}
      />
    </HtmlClassNameProvider>
  );
}
