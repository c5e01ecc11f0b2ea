import type {ReactNode} from 'react';

import type {LifecycleId} from '../product/ids';
import {
  type Lifecycle as LifecycleData,
  lifecycles,
  type State,
  type Transition,
} from '../product/lifecycles';

import {find} from './find';
import StateChart from './StateChart';
import StateName from './StateName';
import {TableFrame} from './Table';

const HEAD = ['Leads to', 'When', 'Who', 'Needs'] as const;

const StateRow = ({entity, initial, state}: StateProps): ReactNode => (
  <tr>
    <th scope="rowgroup" colSpan={HEAD.length}>
      <StateName of={entity} id={state.id} />{' '}
      <span>
        {state.id === initial && 'Start. '}
        {state.meaning}
        {state.isFinal && ' End.'}
        {state.editableBy !== undefined && ` Editable by: ${state.editableBy}.`}
      </span>
    </th>
  </tr>
);

interface StateProps extends Pick<LifecycleData, 'entity' | 'initial'> {
  readonly state: State;
}

function StepRow({entity, to, when, by, needs}: Transition & StepProps): ReactNode {
  const cells = [<StateName key={to} of={entity} id={to} />, when, by, needs];
  return (
    <tr>
      {cells.map((cell, index) => (
        <td key={HEAD[index]} data-label={HEAD[index]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

type StepProps = Pick<LifecycleData, 'entity'>;

function States({entity, name, initial, states, transitions}: LifecycleData): ReactNode {
  return (
    <TableFrame label={`${name}: states and steps`} className="stacked states" head={HEAD}>
      {states.map((state) => (
        <tbody key={state.id}>
          <StateRow entity={entity} initial={initial} state={state} />
          {transitions
            .filter(({from}) => from === state.id)
            .map((step) => (
              <StepRow key={step.to} entity={entity} {...step} />
            ))}
        </tbody>
      ))}
    </TableFrame>
  );
}

/** The lifecycle of a kind of record: a picture if there are more than two states, and a table of all transitions. */
export function Lifecycle({of}: Props): ReactNode {
  const lifecycle = find(lifecycles, of);
  return (
    <>
      {lifecycle.states.length > 2 && (
        <figure className="figure lifecycle">
          <StateChart {...lifecycle} />
          <figcaption>{lifecycle.name}</figcaption>
        </figure>
      )}
      <States {...lifecycle} />
    </>
  );
}

interface Props {
  readonly of: LifecycleId;
}
