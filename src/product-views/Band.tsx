import type {ReactNode} from 'react';

import {findBand, type ScoreBand} from '../product/risk-score';

/** The class of each band of the score, in whole: what cleans the stylesheet reads them here. */
export const bandClasses = {
  low: 'band-low',
  moderate: 'band-moderate',
  high: 'band-high',
  critical: 'band-critical',
} as const;

/** A band of the risk score, as a coloured word. */
export function Band({id}: {readonly id: ScoreBand['id']}): ReactNode {
  return <span className={`band ${bandClasses[id]}`}>{id}</span>;
}

interface ScoreProps {
  /** A product of likelihood and impact, from 1 to 25. */
  readonly of: number | string;
}

/** A risk score with its band, in a sentence. */
export function Score({of}: ScoreProps): ReactNode {
  const {id} = findBand(Number(of));
  return (
    <span className={`band ${bandClasses[id]}`}>
      {of} {id}
    </span>
  );
}
