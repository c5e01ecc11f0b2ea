import type {ReactNode} from 'react';

import ApiCall from './ApiCall';
import Lead from './Lead';
import Modules from './Modules';

import Questions from './Questions';
import Story from './Story';
import UserTypes from './UserTypes';

/** The home page from its sources: on the server, and in the author mode, which has no server. */
export default function Home(): ReactNode {
  return (
    <main className="home">
      <div data-island="home">
        <Lead />
        <UserTypes />
        <Story />
        <Modules />
        <Questions />
        <ApiCall />
      </div>
    </main>
  );
}
