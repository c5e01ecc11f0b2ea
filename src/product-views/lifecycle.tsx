import clsx from 'clsx';
import type {ReactNode} from 'react';

import Diagram from '../diagrams/Diagram';
import {layOut} from '../diagrams/lay-out';
import type {LifecycleId} from '../product/ids';
import {type Lifecycle as LifecycleData, lifecycles, type Transition} from '../product/lifecycles';

import {find} from './find';
import {stateClasses} from './state-classes';
import Table from './Table';

interface Props {
  readonly of: LifecycleId;
}

const describe = ({from, to, when, by}: Transition): string =>
  `From ${from} to ${to} when ${when}, by ${by}`;

function Picture({id, name, states, transitions, initial}: LifecycleData): ReactNode {
  const classes = new Map(
    states.map((state) => [
      state.id,
      clsx(
        stateClasses[state.kind],
        state.id === initial && 'state-initial',
        state.isFinal && 'state-final',
      ),
    ]),
  );
  const layout = layOut(
    states.map((state) => ({id: state.id, label: state.id})),
    transitions,
  );
  return (
    <Diagram
      id={`lifecycle-${id}`}
      layout={layout}
      title={`The states of ${name}`}
      description={`It begins as ${initial}. ${transitions.map(describe).join('. ')}.`}
      classOf={(state) => classes.get(state)}
    />
  );
}

const hasEditor = ({states}: LifecycleData): boolean =>
  states.some(({editableBy}) => editableBy !== undefined);

function States(lifecycle: LifecycleData): ReactNode {
  const {name, states} = lifecycle;
  const withEditor = hasEditor(lifecycle);
  return (
    <Table
      label={`${name}: states`}
      head={['State', 'What it says', ...(withEditor ? ['Who may edit'] : [])]}
      rows={states.map(({id, kind, meaning, editableBy = ''}) => [
        <code key={id} className={clsx('state', stateClasses[kind])}>
          {id}
        </code>,
        meaning,
        ...(withEditor ? [editableBy] : []),
      ])}
    />
  );
}

function Transitions({name, transitions}: LifecycleData): ReactNode {
  return (
    <Table
      label={`${name}: transitions`}
      className="stacked"
      head={['From', 'To', 'When', 'Who', 'Needs']}
      rows={transitions.map(({from, to, when, by, needs = '–'}) => [
        <code key={from}>{from}</code>,
        <code key={to}>{to}</code>,
        when,
        by,
        needs,
      ])}
    />
  );
}

/** The states of a kind of record as a picture, and in words with the ways between them. */
export function Lifecycle({of}: Props): ReactNode {
  const lifecycle = find(lifecycles, of);
  return (
    <figure className="figure">
      <div className="figure-picture">
        <Picture {...lifecycle} />
      </div>
      <figcaption>
        {lifecycle.name}: a thick border marks where a record begins, a dashed one where it ends.
      </figcaption>
      <States {...lifecycle} />
      <Transitions {...lifecycle} />
    </figure>
  );
}
