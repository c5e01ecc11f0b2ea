import type {ReactNode} from 'react';
import {formatDate} from '@openapi-portal/static-pages/formats';

import type {RecordScreen} from '../../product/heads';
import {findRecord, findState, listSteps, type RecordKey} from '../../product/running-example';
import {Score} from '../Band';
import {Key, Rows, State} from '../illustrations/parts';
import {defaultAppetite} from '../../product/risk-score';
import {formatTime} from '../illustrations/format-moment';
import Matrix from '../illustrations/Matrix';

/** Number of history entries. The newest one is enough to explain the record's state. */
const ENTRIES = 1;

interface BelowProps {
  readonly of: RecordKey;
  readonly at: string;
}

function History({of, at}: BelowProps): ReactNode {
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

function Way({of, at}: BelowProps): ReactNode {
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

export function Below({
  as,
  ...props
}: BelowProps & {readonly as: 'matrix' | 'quote' | undefined}): ReactNode {
  if (as === 'matrix') return <Way {...props} />;
  return as === 'quote' ? <Quote /> : <History {...props} />;
}

/** Formats the last column: a risk score, a date without its year, or text. */
const toLast = (last: string | number): ReactNode => {
  if (typeof last === 'number') return <Score of={last} />;
  return /^\d{4}-/.test(last) ? formatDate(last).replace(' 2026', '') : last;
};

interface Props extends RecordScreen {
  readonly at: string;
}

/** The list of a module. Its first row is selected and has callout 1. */
export default function List({list, last: lastHead, rows, at, below}: Props): ReactNode {
  const [selected] = rows;
  return (
    <div className="screen-list">
      <strong className="screen-title">{list}</strong>
      <Rows
        head={['Key', 'Title', 'State', lastHead]}
        rows={rows.map(({key, state = findState(key, at), last}) => [
          <Key key={key} of={key} />,
          findRecord(key).name,
          <State key={key} of={key} state={state} />,
          toLast(last),
        ])}
        selected={0}
      />
      {selected !== undefined && <Below of={selected.key} at={at} as={below} />}
    </div>
  );
}
