import type {ReactNode} from 'react';

import type {Kind} from '../engine/types';

import styles from './styles.module.css';

/** SVG paths on a grid of 20 by 20 pixels. */
const DRAWINGS = {
  operation: 'M3 7h13.5l-3-3M17 13H3.5l3 3',
  field:
    'M7.5 3.5c-2 0-2 1-2 3s0 3-2 3.5c2 .5 2 1.5 2 3.5s0 3 2 3m5-13c2 0 2 1 2 3s0 3 2 3.5c-2 .5-2 1.5-2 3.5s0 3-2 3',
  status: 'M7.5 5l-4 4 4 4m-4-4h8a5 5 0 0 1 5 5v1.5',
  problem: 'M10 3.5l7.5 13h-15zm0 5V12m0 2.2v.3',
  term: 'M10 5C8.5 3.5 6 3.5 3.5 4.5V15.5c2.5-1 5-1 6.5.5m0-11c1.5-1.5 4-1.5 6.5-.5V15.5c-2.5-1-5-1-6.5.5V5',
  section: 'M8 3.5L6.5 16.5m7-13L12 16.5M4 7.5h12.5m-13 5H16',
  page: 'M5 2.5h6.5L15 6v11.5H5zm6.5 0V6H15M8 10h4m-4 3.5h4',
  post: 'M3.5 16.5l1-4 9-9 3 3-9 9zM11.5 5.5l3 3',
  place: 'M4 10h12m-5-5 5 5-5 5',
  query: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14m0 3.5V10l2.5 2',
  expand: 'M5 7.5l5 5 5-5',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m4 9.5 4.5 4.5',
} as const satisfies Record<Kind | 'place' | 'query' | 'expand' | 'search', string>;

export type Drawing = keyof typeof DRAWINGS;

/** Renders a decorative icon. The text next to the icon has the same meaning. */
export const Icon = ({name}: {readonly name: Drawing}): ReactNode => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden>
    <path d={DRAWINGS[name]} />
  </svg>
);
