import type {ReactNode} from 'react';

import type {Drawing} from '../diagrams/drawing';
import {drawGrid} from '../diagrams/grid';
import Picture from '../diagrams/Picture';
import {drawSequence} from '../diagrams/sequence';
import {chains, decisions, flows, screenParts, sequences, timelines} from '../product/flows';

import {drawScreen} from './draw-screen';
import {find} from './find';
import {toChainGrid, toDecisionGrid, toDoorGrid, toTimelineGrid} from './flow-grids';
import {describeFlow, toLaneGrid} from './flow-lanes';
import {toSequenceMessages} from './flow-messages';
import {
  describeChain,
  describeDecision,
  describeDoors,
  describeScreen,
  describeSequence,
  describeTimeline,
} from './flow-words';

interface Props {
  readonly of: string;
}

interface FigureProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly drawing: Drawing;
  readonly caption?: string;
}

function Figure({caption, ...picture}: FigureProps): ReactNode {
  return (
    <figure className="figure">
      <Picture {...picture} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Who does what in a flow, in a lane each. */
export function SwimLanes({of}: Props): ReactNode {
  const flow = find(flows, of);
  return (
    <Figure
      id={`flow-${of}`}
      title={flow.title}
      description={describeFlow(flow)}
      drawing={drawGrid(toLaneGrid(flow))}
      caption={`In small letters: the state of the ${flow.record}, or of the record that is named.`}
    />
  );
}

/** Calls and answers in the order of time. */
export function Sequence({of}: Props): ReactNode {
  const sequence = find(sequences, of);
  return (
    <Figure
      id={`sequence-${of}`}
      title={sequence.title}
      description={describeSequence(sequence)}
      drawing={drawSequence(toSequenceMessages(sequence))}
    />
  );
}

/** Questions of which each yes ends the search. */
export function DecisionTree({of}: Props): ReactNode {
  const decision = find(decisions, of);
  return (
    <Figure
      id={`decision-${of}`}
      title={decision.title}
      description={describeDecision(decision)}
      drawing={drawGrid(toDecisionGrid(decision))}
    />
  );
}

/** Kinds of record of which each leads to the next. */
export function Chain({of}: Props): ReactNode {
  const chain = find(chains, of);
  return (
    <Figure
      id={`chain-${of}`}
      title={chain.title}
      description={describeChain(chain)}
      drawing={drawGrid(toChainGrid(chain))}
    />
  );
}

/** The states of one record in the order of time, and what leads to them. */
export function Timeline({of}: Props): ReactNode {
  const timeline = find(timelines, of);
  return (
    <Figure
      id={`timeline-${of}`}
      title={timeline.title}
      description={describeTimeline(timeline)}
      drawing={drawGrid(toTimelineGrid(timeline))}
    />
  );
}

/** Which user type signs in where, and that the records behind all doors are the same. */
export function ApplicationDoors(): ReactNode {
  return (
    <Figure
      id="application-doors"
      title="Four doors to the same records"
      description={describeDoors()}
      drawing={drawGrid(toDoorGrid())}
    />
  );
}

/** The areas of the main application, numbered as in the list beside. */
export function Wireframe(): ReactNode {
  return (
    <Figure
      id="wireframe"
      title="The areas of the CyberView application"
      description={describeScreen()}
      drawing={drawScreen(screenParts)}
    />
  );
}
