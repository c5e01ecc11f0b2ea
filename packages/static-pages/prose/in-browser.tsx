import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type ComponentType,
  isValidElement,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
} from 'react';

import Island from '../islands/Island';
import {useIsland} from '../islands/use-island';
import LoadState from '../islands/LoadState';

import LiveParts from './LiveParts';
import type {ProseProps} from './in-react';

/** Where a file does not come, parts of a page stay as they were served. */
const asServed = () => ({default: () => null});

const PageParts = lazy(() =>
  import(/* webpackChunkName: "on-demand-page-parts" */ './PageParts').catch(asServed),
);
const PagePartsOfSite = lazy(() =>
  import(/* webpackChunkName: "on-demand-site-parts" */ './PagePartsOfSite').catch(asServed),
);

/** What of a page its own code renders: `live-parts.ts` leaves it beside the page's component. */
interface PageCode {
  readonly liveParts?: readonly ComponentType[];
  readonly havePartsOfSite?: boolean;
}

const readCode = (page: ReactNode): PageCode =>
  isValidElement(page) ? (page.type as PageCode) : {};

/** Remembers what a reader presses in a part that cannot hear it yet. */
function useEarlyPress(isWanted: boolean): () => Element | undefined {
  const pressed = useRef<Element>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    const remember = ({target}: MouseEvent): void => {
      pressed.current = (target as Element).closest('[data-live-part] *') ?? undefined;
    };
    document.addEventListener('click', remember);
    return () => document.removeEventListener('click', remember);
  }, [isWanted]);
  return useCallback(() => pressed.current, []);
}

/** Readers have the prose in the page that they were served, and no copy of it as script. */
export default function Prose({name, id, className, children}: ProseProps): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const {island, ...state} = useIsland(name, pathname);
  const {liveParts: components = [], havePartsOfSite = false} = readCode(children);
  const pressed = useEarlyPress(components.length > 0);
  const Parts = havePartsOfSite ? PagePartsOfSite : PageParts;
  if (island === undefined) return <LoadState {...state} />;
  return (
    <>
      <Island name={name} id={id} className={className} html={island.html} />
      <LiveParts island={name} />
      {isBrowser && components.length > 0 && (
        <Suspense fallback={null}>
          <Parts island={name} components={components} pressed={pressed} />
        </Suspense>
      )}
    </>
  );
}
