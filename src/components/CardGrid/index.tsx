import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface Card {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

interface Props {
  readonly cards: readonly Card[];
  /** Level of the cards' headings in the outline of the page. */
  readonly headingLevel?: 2 | 3;
}

/** Cards that each lead to one page; the whole card is the link's target. */
export default function CardGrid({cards, headingLevel = 3}: Props): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.grid}>
      {cards.map(({title, text, to}) => (
        <li key={to} className={styles.card}>
          <Heading className={styles.title}>
            <Link to={to}>{title}</Link>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
