import type {ReactNode} from 'react';

import {defaultAppetite} from '../../product/risk-score';
import {listSteps, type RecordKey} from '../../product/running-example';

import {formatTime} from '../illustrations/format-moment';
import Matrix from '../illustrations/Matrix';
import {Rows} from '../illustrations/parts';

/** Number of history entries. The newest one is enough to explain the record's state. */
const ENTRIES = 1;

interface Props {
  readonly of: RecordKey;
  readonly at: string;
}

function History({of, at}: Props): ReactNode {
  const steps = listSteps(of, at).slice(-ENTRIES).reverse();
  return (
    steps.length > 0 && (
      <>
        <strong className="screen-label">History</strong>
        <Rows
          rows={steps.map((step) => [
            <small key={step.what}>{formatTime(step.at)}</small>,
            step.what,
          ])}
        />
      </>
    )
  );
}

function Way({of, at}: Props): ReactNode {
  const [from, to] = listSteps(of, at).flatMap(({judgement}) => judgement ?? []);
  return (
    from &&
    to && (
      <div className="screen-way">
        <Matrix from={from} to={to} isSmall />
        <div>
          <strong>{of} in the matrix</strong>
          <div>
            The line is the appetite of {defaultAppetite}: the patch carries the risk across it.
          </div>
        </div>
      </div>
    )
  );
}

const Quote = (): ReactNode => (
  <div className="screen-quote">Gateway, 20 to 8, evidence accepted.</div>
);

export default function Below({
  as,
  ...props
}: Props & {readonly as: 'matrix' | 'quote' | undefined}): ReactNode {
  if (as === 'matrix') return <Way {...props} />;
  return as === 'quote' ? <Quote /> : <History {...props} />;
}
