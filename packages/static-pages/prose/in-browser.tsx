import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';

import Island from '../islands/Island';
import {useIsland} from '../islands/use-island';
import LoadState from '../islands/LoadState';

import LiveParts from './LiveParts';
import type {ProseProps} from './in-react';

/** Readers have the prose in the page that they were served, and no copy of it as script. */
export default function Prose({name, id, className}: ProseProps): ReactNode {
  const {pathname} = useLocation();
  const {island, ...state} = useIsland(name, pathname);
  if (island === undefined) return <LoadState {...state} />;
  return (
    <>
      <Island name={name} id={id} className={className} html={island.html} />
      <LiveParts island={name} />
    </>
  );
}
