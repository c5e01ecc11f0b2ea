import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Illustration} from '../../product-views/illustrations';

import {STORY} from './story';

/** What CyberView promises, the two ways on, and what it looks like. */
export default function Lead(): ReactNode {
  return (
    <header className="home-promise">
      <div>
        <h1>Know what you have, what threatens it, and who acts</h1>
        <p>
          CyberView ties each advisory to the asset it concerns, the task that fixes it and the
          evidence that proves it.
        </p>
        <p className="home-ways">
          <Link className="home-button" to={STORY}>
            Follow one advisory
          </Link>
          <Link to="/docs/API/">Call the API</Link>
        </p>
      </div>
      <Illustration of="start-page" hasNavigation />
    </header>
  );
}
