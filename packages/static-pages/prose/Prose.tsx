import {useLocation} from '@docusaurus/router';
import {type ComponentType, isValidElement, type ReactNode, useState} from 'react';

import Island from '../islands/Island';
import {useIsland} from '../islands/use-island';
import LoadState from '../islands/LoadState';

import LiveParts from './LiveParts';
import type {PagePartsProps} from './PageParts';

export interface ProseProps {
  /** Unique among the pages of the site. */
  readonly name: string;
  readonly className: string;
  readonly id?: string;
  readonly header?: ReactNode;
  /** The compiled MDX, as an element. */
  readonly children: ReactNode;
}

/** Exports that `live-parts.ts` adds to a page's MDX component. */
interface PageCode {
  readonly liveParts?: readonly ComponentType[];
  readonly PageParts?: ComponentType<PagePartsProps>;
}

/** Displays prose from the served HTML, so that scripts do not contain it. */
export default function Prose({name, id, className, children}: ProseProps): ReactNode {
  const {pathname} = useLocation();
  const [shown, setShown] = useState<HTMLDivElement | null>(null);
  const {island, ...state} = useIsland(name, pathname);
  const {PageParts, liveParts = []} = isValidElement(children) ? (children.type as PageCode) : {};
  if (island === undefined) return <LoadState {...state} />;
  return (
    <>
      <Island
        elementRef={PageParts && setShown}
        name={name}
        id={id}
        className={className}
        html={island.html}
      />
      <LiveParts island={name} />
      {PageParts && shown && <PageParts island={shown} components={liveParts} />}
    </>
  );
}
