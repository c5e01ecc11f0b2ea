import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ComponentType, isValidElement, lazy, type ReactNode, Suspense} from 'react';

import Island from '../islands/Island';
import {useIsland} from '../islands/use-island';
import LoadState from '../islands/LoadState';

import LiveParts from './LiveParts';
import type {ProseProps} from './in-react';

/** Comes with the first page that has parts of its own; where it does not come, they stay as they were served. */
const PageParts = lazy(() =>
  import(/* webpackChunkName: "on-demand-page-parts" */ './PageParts').catch(() => ({
    default: () => null,
  })),
);

/** What of a page its own code renders: `live-parts.ts` leaves it beside the page's component. */
function readParts(page: ReactNode): readonly ComponentType[] {
  if (!isValidElement(page)) return [];
  return (page.type as {readonly liveParts?: readonly ComponentType[]}).liveParts ?? [];
}

/** Readers have the prose in the page that they were served, and no copy of it as script. */
export default function Prose({name, id, className, children}: ProseProps): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const {island, ...state} = useIsland(name, pathname);
  const components = readParts(children);
  if (island === undefined) return <LoadState {...state} />;
  return (
    <>
      <Island name={name} id={id} className={className} html={island.html} />
      <LiveParts island={name} />
      {isBrowser && components.length > 0 && (
        <Suspense fallback={null}>
          <PageParts island={name} components={components} />
        </Suspense>
      )}
    </>
  );
}
