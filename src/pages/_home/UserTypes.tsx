import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {userTypeIcons} from '../../icons';
import {find} from '../../product-views/find';
import {toUserTypePage} from '../../product-views/links';
import {applications} from '../../product/applications';
import {userTypes} from '../../product/user-types';

export default function UserTypes(): ReactNode {
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
            <small>{find(applications, application).name}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
