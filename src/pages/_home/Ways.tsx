import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {ways} from './ways';

/** The three ways in; the whole cell is the link's target. */
export default function Ways(): ReactNode {
  return (
    <ul className="home-ways">
      {ways.map(({title, text, to}) => (
        <li key={to} className="home-target">
          <h2>
            <Link to={to}>{title}</Link>
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
