import type {ReactNode} from 'react';

import {findBand, type ScoreBand} from '../product/risk-score';

/** Complete class names, because PurgeCSS looks for them in the source. */
export const bandClasses = {
  low: 'band-low',
  moderate: 'band-moderate',
  high: 'band-high',
  critical: 'band-critical',
} as const;

export function Band({id}: {readonly id: ScoreBand['id']}): ReactNode {
  return <span className={`band ${bandClasses[id]}`}>{id}</span>;
}

interface ScoreProps {
  /** Product of likelihood and impact, from 1 to 25. */
  readonly of: number | string;
}

export function Score({of}: ScoreProps): ReactNode {
  const {id} = findBand(Number(of));
  return (
    <span className={`band ${bandClasses[id]}`}>
      {of} {id}
    </span>
  );
}
