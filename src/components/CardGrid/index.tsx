import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Card {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

interface Props {
  readonly cards: readonly Card[];
}

/** Cards that each lead to one page; the whole card is the link's target. */
export default function CardGrid({cards}: Props): ReactNode {
  return (
    <ul className={styles.grid}>
      {cards.map(({title, text, to}) => (
        <li key={to} className={styles.card}>
          <h3 className={styles.title}>
            <Link to={to}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
