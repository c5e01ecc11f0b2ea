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

interface FigureProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly drawing: Drawing;
  readonly caption?: string | undefined;
}

function Figure({caption, ...picture}: FigureProps): ReactNode {
  return (
    <figure className="figure">
      <Picture {...picture} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface Drawn<Part> {
  /** What the id of the picture begins with. */
  readonly kind: string;
  readonly describe: (part: Part) => string;
  readonly draw: (part: Part) => Drawing;
  readonly toCaption?: (part: Part) => string;
}

/** A view that draws the one of some parts of the model that a page names. */
const createFigure =
  <Part extends {readonly id: string; readonly title: string}>(
    parts: readonly Part[],
    {kind, describe, draw, toCaption}: Drawn<Part>,
  ) =>
  ({of}: {readonly of: string}): ReactNode => {
    const part = find(parts, of);
    return (
      <Figure
        id={`${kind}-${of}`}
        title={part.title}
        description={describe(part)}
        drawing={draw(part)}
        caption={toCaption?.(part)}
      />
    );
  };

/** Who does what in a flow, in a lane each. */
export const SwimLanes = createFigure(flows, {
  kind: 'flow',
  describe: describeFlow,
  draw: (flow) => drawGrid(toLaneGrid(flow)),
  toCaption: ({record}) =>
    `In small letters: the state of the ${record}, or of the record that is named.`,
});

/** Calls and answers in the order of time. */
export const Sequence = createFigure(sequences, {
  kind: 'sequence',
  describe: describeSequence,
  draw: (sequence) => drawSequence(toSequenceMessages(sequence)),
});

/** Questions of which each yes ends the search. */
export const DecisionTree = createFigure(decisions, {
  kind: 'decision',
  describe: describeDecision,
  draw: (decision) => drawGrid(toDecisionGrid(decision)),
});

/** Kinds of record of which each leads to the next. */
export const Chain = createFigure(chains, {
  kind: 'chain',
  describe: describeChain,
  draw: (chain) => drawGrid(toChainGrid(chain)),
});

/** The states of one record in the order of time, and what leads to them. */
export const Timeline = createFigure(timelines, {
  kind: 'timeline',
  describe: describeTimeline,
  draw: (timeline) => drawGrid(toTimelineGrid(timeline)),
});

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
