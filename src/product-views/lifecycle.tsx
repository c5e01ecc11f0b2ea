import type {ReactNode} from 'react';
import clsx from 'clsx';

import type {LifecycleId} from '../product/ids';
import {
  type Lifecycle as LifecycleData,
  type Lifecycle,
  lifecycles,
  type State,
  type Transition,
} from '../product/lifecycles';
import {findById} from './find';
import StateName, {stateClasses} from './StateName';
import {TableFrame} from './Table';
import Frame from '../diagrams/Frame';
import {toHeadsPath, toLinesPath} from '../diagrams/paths';
import {Lines} from '../diagrams/Picture';
import type {NamedBox} from '../diagrams/routes';
import {placeStates, toStateWidth} from './place-states';

/** Distances from the left edge of a box to the centre of its hexagon, and to its name. */
const [HEXAGON, NAME] = [18, 30];

interface NodeProps {
  readonly box: NamedBox;
  readonly state: State;
  readonly isInitial: boolean;
}

function Node({box: {x, y, width, height, id}, state, isInitial}: NodeProps): ReactNode {
  const middle = y + height / 2;
  const left = Math.round(x + (width - toStateWidth(id)) / 2);
  return (
    <g
      className={clsx(
        'diagram-node',
        stateClasses[state.kind],
        isInitial && 'state-initial',
        state.isFinal && 'state-final',
      )}
    >
      <rect x={x} y={y} width={width} height={height} rx="6" />
      <path d={`M${left + HEXAGON} ${middle - 7}l6 3.5v7l-6 3.5l-6-3.5v-7z`} />
      <text x={left + NAME} y={middle + 4}>
        {id}
      </text>
    </g>
  );
}

export function StateChart(lifecycle: Lifecycle): ReactNode {
  const {id, name, states, initial} = lifecycle;
  const {boxes, lines, words, frame} = placeStates(lifecycle);
  return (
    <Frame
      id={`lifecycle-${id}`}
      title={`The states of ${name}`}
      description={`It begins as ${initial}.`}
      {...frame}
    >
      <path className="diagram-edge" d={toLinesPath(lines)} />
      <path className="diagram-head" d={toHeadsPath(lines)} />
      {boxes.map((box) => (
        <Node
          key={box.id}
          box={box}
          state={findById(states, box.id)}
          isInitial={box.id === initial}
        />
      ))}
      {words.map((each) => (
        <Lines key={`${each.x} ${each.y}`} {...each} />
      ))}
    </Frame>
  );
}

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
  const lifecycle = findById(lifecycles, of);
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
