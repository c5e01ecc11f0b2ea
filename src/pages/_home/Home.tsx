import {useLocation} from '@docusaurus/router';
import type {ComponentType} from 'react';

import {Island, LoadState, useIsland} from '@openapi-portal/static-pages/client';

/** Client version of the home page. It reuses the served HTML, so that readers load no data as JavaScript. */
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
