import clsx from 'clsx';
import type {ReactNode} from 'react';

import Frame from '../diagrams/Frame';
import {toHeadsPath, toLinesPath} from '../diagrams/paths';
import {Lines} from '../diagrams/Picture';
import type {NamedBox} from '../diagrams/routes';
import type {Lifecycle, State} from '../product/lifecycles';

import {find} from './find';
import {placeStates, toStateWidth} from './place-states';
import {stateClasses} from './StateName';

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

export default function StateChart(lifecycle: Lifecycle): ReactNode {
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
        <Node key={box.id} box={box} state={find(states, box.id)} isInitial={box.id === initial} />
      ))}
      {words.map((each) => (
        <Lines key={`${each.x} ${each.y}`} {...each} />
      ))}
    </Frame>
  );
}
