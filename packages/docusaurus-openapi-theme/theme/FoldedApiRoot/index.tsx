import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import ApiRoot from '@theme/ApiRoot';
import type {Props} from '@theme/DocRoot';
import type {ReactNode} from 'react';

import {withoutSlash} from '@openapi-portal/static-pages/formats';

import {LINKS, LoadLinks} from './load-links';
import {useSidebars} from './use-sidebars';

/** `ApiRoot` for shortened sidebars. The HTML of each page contains the links of its own categories. */
export default function FoldedApiRoot(props: Props): ReactNode {
  const version = useDocsVersion();
  const pathname = withoutSlash(useLocation().pathname);
  const {route} = props;
  const isHere = (path: unknown): boolean =>
    typeof path === 'string' && withoutSlash(path) === pathname;
  const hasRoute = route.routes?.some(({path}) => isHere(path)) === true;
  const {sidebars, own, isAwaited, load} = useSidebars(version.docsSidebars, pathname, hasRoute);
  // While the page is being fetched, it gets a route, so that `ApiRoot` renders it.
  const awaited = isAwaited ? [{path: pathname}] : [];
  return (
    <LoadLinks.Provider value={load}>
      <DocsVersionProvider version={{...version, docsSidebars: sidebars}}>
        <ApiRoot {...props} route={{...route, routes: [...(route.routes ?? []), ...awaited]}} />
        {/* Tools read the first island of a page as its content, so this island comes after it. */}
        {Object.keys(own).length > 0 && (
          <div hidden data-island={LINKS} data-links={JSON.stringify(own)} />
        )}
      </DocsVersionProvider>
    </LoadLinks.Provider>
  );
}
