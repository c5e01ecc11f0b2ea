import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {find} from '../../product-views/find';
import {toUserTypePage} from '../../product-views/links';
import {applications} from '../../product/applications';
import {userTypes} from '../../product/user-types';

/** The five user types, each in the words of the person who has it. */
export default function UserTypes(): ReactNode {
  return (
    <section aria-labelledby="home-user-types">
      <h2 id="home-user-types">I am a …</h2>
      <ul className="home-user-types">
        {userTypes.map(({id, name, inOwnWords, application}) => (
          <li key={id} className="home-target">
            <h3>
              <Link to={toUserTypePage(id)}>{name}</Link>
            </h3>
            <p>{inOwnWords}</p>
            <p className="home-note">{find(applications, application).name}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
