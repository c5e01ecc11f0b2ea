import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Page {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

export default function PageList({pages}: {readonly pages: readonly Page[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {pages.map(({title, text, to}) => (
        <li key={to}>
          <Link className={styles.title} to={to}>
            {title}
          </Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
