import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import ApiCall from './ApiCall';
import Questions from './Questions';
import Story from './Story';
import {Illustration} from '../../product-views/illustrations';
import {moduleIcons, userTypeIcons} from '../../icons';
import {moduleGroups, modules, toModulePage} from '../../product/modules';
import {findById} from '../../product-views/find';
import {toUserTypePage} from '../../product-views/links';
import {applications} from '../../product/applications';
import {userTypes} from '../../product/user-types';

export function Lead(): ReactNode {
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

type Group = (typeof moduleGroups)[number];

function ModuleGroup({id: group, question}: Group): ReactNode {
  return (
    <div>
      <h3>{question}</h3>
      <ul>
        {modules
          .filter((module) => module.group === group)
          .map(({id, name, question: own}) => (
            <li key={id} className="home-target">
              <span className={`icon ${moduleIcons[id]}`} />
              <Link to={toModulePage(id)}>{name}</Link>
              <p>{own}</p>
            </li>
          ))}
      </ul>
    </div>
  );
}

export function Modules(): ReactNode {
  return (
    <section aria-labelledby="home-modules">
      <div className="home-head">
        <h2 id="home-modules">Eleven modules, three questions</h2>
        <Link to="/docs/system-modules/#how-modules-connect">How modules connect</Link>
      </div>
      <div className="home-modules">
        {moduleGroups.map((group) => (
          <ModuleGroup key={group.id} {...group} />
        ))}
      </div>
    </section>
  );
}

export function UserTypes(): ReactNode {
  return (
    <section className="home-user-types" aria-labelledby="home-user-types">
      <div>
        <h2 id="home-user-types">I am a …</h2>
        <p>Your type decides where you sign in and which records you see.</p>
      </div>
      <ul>
        {userTypes.map(({id, name, inOwnWords, application}) => (
          <li key={id} className="home-target">
            <h3>
              <span className={`icon ${userTypeIcons[id]}`} />
              <Link to={toUserTypePage(id)}>{name}</Link>
            </h3>
            <p>{inOwnWords}</p>
            <small>{findById(applications, application).name}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
