import type {ReactNode} from 'react';

import ApiCall from './ApiCall';
import Lead from './Lead';
import Modules from './Modules';

import Questions from './Questions';
import Story from './Story';
import UserTypes from './UserTypes';

/** Renders the home page from its sources, for the build and the dev server. Clients use `Home.tsx` instead. */
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
