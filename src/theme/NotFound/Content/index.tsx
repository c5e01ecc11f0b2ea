import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

import {sections} from '../../../../config/sections';

import styles from './styles.module.css';

/** The not-found page: says what happened and leads on to the six sections. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={`container margin-vert--xl ${className ?? ''}`}>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. It may have moved, or the link that brought you here has a
        mistake. One of the six sections has what you came for:
      </p>
      <ul className={styles.sections}>
        {sections.map(({label, to, summary}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span>{summary}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/">Go to the home page</Link>
      </p>
    </main>
  );
}
