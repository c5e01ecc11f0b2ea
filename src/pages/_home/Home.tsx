import {useLocation} from '@docusaurus/router';
import type {ComponentType} from 'react';

import {Island, LoadState, useIsland} from '@openapi-portal/static-pages/client';

/** Readers have the home page as it was served, and no copy of its data as script. */
const Home: ComponentType = () => {
  const {pathname} = useLocation();
  const {island, ...state} = useIsland('home', pathname);
  if (island === undefined) return <LoadState {...state} />;
  return (
    <main className="home">
      <Island name="home" html={island.html} />
    </main>
  );
};

export default Home;
