import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Illustration} from '../../product-views/illustrations';

export default function Lead(): ReactNode {
  return (
    <header className="home-promise">
      <div>
        <h1>Know what you have, what threatens it, and who acts</h1>
        <p>
          CyberView ties each advisory to the asset it concerns, the task that fixes it and the
          evidence that proves it.
        </p>
        <ul className="home-ways">
          <li>
            <small>For security teams</small>
            <Link className="home-button" to="/docs/introduction/#the-example-company">
              Follow one advisory
            </Link>
          </li>
          <li>
            <small>For developers</small>
            <Link className="home-button" to="/docs/API/quick-start">
              Call the API
            </Link>
          </li>
        </ul>
      </div>
      <Illustration of="start-page" hasNavigation />
    </header>
  );
}
