import type {ReactNode} from 'react';

import ApiCall from './ApiCall';
import type {HomeProps} from './home-props';
import Modules from './Modules';
import UserTypes from './UserTypes';
import Ways from './Ways';

/** The home page from its sources: on the server, and in the author mode, which has no server. */
export default function Home({header}: HomeProps): ReactNode {
  return (
    <main className="home">
      <div data-island="home">
        {header}
        <Ways />
        <UserTypes />
        <Modules />
        <ApiCall />
      </div>
    </main>
  );
}
