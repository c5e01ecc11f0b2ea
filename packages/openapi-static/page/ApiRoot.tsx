import {DocsSidebarProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

import {withoutSlash} from 'static-pages/islands/without-slash';

import ApiPage from '.';

interface Props {
  /** The route of the API, and below it a route for each page. */
  readonly route: {readonly path: string; readonly routes: readonly {readonly path: string}[]};
}

/**
 * The pages of an API and their sidebar, in the place of the theme's `DocRoot`. All of them have the
 * same component: this shows it itself, because a router that tries a thousand routes for each page
 * takes as long as the page.
 */
export default function ApiRoot({route}: Props): ReactNode {
  const {docsSidebars, pluginId} = useDocsVersion();
  const pathname = withoutSlash(useLocation().pathname);
  const id = pathname.slice(withoutSlash(route.path).length + 1);
  const name = `${pluginId}/${id === '' ? 'introduction' : id}`;
  if (!route.routes.some(({path}) => withoutSlash(path) === pathname)) return <NotFoundContent />;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name="api" items={docsSidebars.api}>
        <DocRootLayout>
          <ApiPage key={name} name={name} />
        </DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
