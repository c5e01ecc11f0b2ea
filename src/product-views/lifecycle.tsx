import type {ReactNode} from 'react';

import type {LifecycleId} from '../product/ids';
import {type Lifecycle as LifecycleData, lifecycles} from '../product/lifecycles';

import {find} from './find';
import Fold, {toCount} from './Fold';
import {stateClasses} from './state-classes';
import StateChart from './StateChart';
import StateName from './StateName';
import Table from './Table';

const hasEditor = ({states}: LifecycleData): boolean =>
  states.some(({editableBy}) => editableBy !== undefined);

function States(lifecycle: LifecycleData): ReactNode {
  const {name, states} = lifecycle;
  const withEditor = hasEditor(lifecycle);
  return (
    <Table
      label={`${name}: states`}
      className="stacked"
      head={['State', 'What it says', ...(withEditor ? ['Who may edit'] : [])]}
      rows={states.map(({id, meaning, editableBy = ''}) => [
        <StateName key={id} of={lifecycle.entity} id={id} />,
        meaning,
        ...(withEditor ? [editableBy] : []),
      ])}
    />
  );
}

function Transitions({entity, name, transitions}: LifecycleData): ReactNode {
  return (
    <Table
      label={`${name}: transitions`}
      className="stacked"
      head={['From', 'To', 'When', 'Who', 'Needs']}
      rows={transitions.map(({from, to, when, by, needs = '–'}) => [
        <StateName key={from} of={entity} id={from} />,
        <StateName key={to} of={entity} id={to} />,
        when,
        by,
        needs,
      ])}
    />
  );
}

/** Where there is no room for the picture: each state, and below it the ways that lead out of it. */
function Ways({states, transitions, initial}: LifecycleData): ReactNode {
  return (
    <ol className="lifecycle-ways">
      {states.map(({id, kind, isFinal}) => (
        <li key={id} className={stateClasses[kind]}>
          <code>{id}</code>
          {id === initial && ', where it begins'}
          {isFinal && ', where it ends'}
          <ul>
            {transitions
              .filter(({from}) => from === id)
              .map(({to, when}) => (
                <li key={to}>
                  {when}: to <code>{to}</code>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The states of a kind of record as a picture and in words, and every step from one to the next. */
export function Lifecycle({of}: Props): ReactNode {
  const lifecycle = find(lifecycles, of);
  return (
    <>
      <figure className="figure lifecycle">
        <StateChart {...lifecycle} />
        <Ways {...lifecycle} />
        <figcaption>
          {lifecycle.name}: a heavy border marks where a record begins, a dashed one where it ends.
        </figcaption>
      </figure>
      <States {...lifecycle} />
      <Fold
        title="Every step, who takes it and what it needs"
        count={toCount(lifecycle.transitions.length, 'step')}
      >
        <Transitions {...lifecycle} />
      </Fold>
    </>
  );
}

interface Props {
  readonly of: LifecycleId;
}
