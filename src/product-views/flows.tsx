import type {ComponentType, ReactNode} from 'react';

import type {Drawing} from '../diagrams/drawing';
import {drawGrid} from '../diagrams/grid';
import Picture from '../diagrams/Picture';
import {drawSequence} from '../diagrams/sequence';
import {chains, decisions, flows, rights, sequences, timelines} from '../product/flows';

import {find} from './find';
import {toChainGrid, toDecisionGrid, toDoorGrid, toRightGrid, toTimelineGrid} from './flow-grids';
import {toLaneGrid} from './flow-lanes';
import {toSequenceMessages} from './flow-messages';
import {MomentTable, QuestionList, StepTable} from './flow-tables';
import {
  describeChain,
  describeDecision,
  describeDoors,
  describeRight,
  describeSequence,
} from './flow-words';

interface FigureProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly drawing: Drawing;
}

const Figure = (picture: FigureProps): ReactNode => (
  <figure className="figure">
    <Picture {...picture} />
  </figure>
);

interface Drawn<Part> {
  /** What the id of the picture begins with. */
  readonly kind: string;
  readonly describe: (part: Part) => string;
  readonly draw: (part: Part) => Drawing;
  /** What says the same beside the picture, for those who do not see it, and with links. */
  readonly Beside?: ComponentType<Part>;
}

/** What a picture says of itself where a table or list beside it has every word. */
const describeBeside = (): string => 'The table beside it says the same.';

/** A view that draws the one of some parts of the model that a page names. */
const createFigure =
  <Part extends {readonly id: string; readonly title: string}>(
    parts: readonly Part[],
    {kind, describe, draw, Beside}: Drawn<Part>,
  ) =>
  ({of}: {readonly of: string}): ReactNode => {
    const part = find(parts, of);
    return (
      <>
        <Figure
          id={`${kind}-${of}`}
          title={part.title}
          description={describe(part)}
          drawing={draw(part)}
        />
        {Beside && <Beside {...part} />}
      </>
    );
  };

/** Who does what in a flow, in a lane each. */
export const SwimLanes = createFigure(flows, {
  kind: 'flow',
  describe: describeBeside,
  draw: (flow) => drawGrid(toLaneGrid(flow)),
  Beside: StepTable,
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
  Beside: QuestionList,
});

/** Kinds of record of which each leads to the next. */
export const Chain = createFigure(chains, {
  kind: 'chain',
  describe: describeChain,
  draw: (chain) => drawGrid(toChainGrid(chain)),
});

/** Token, user type, scope and operation, and what has to fit together. */
export const CallRight = createFigure(rights, {
  kind: 'right',
  describe: describeRight,
  draw: (right) => drawGrid(toRightGrid(right)),
});

/** The states of one record in the order of time, and what leads to them. */
export const Timeline = createFigure(timelines, {
  kind: 'timeline',
  describe: describeBeside,
  draw: (timeline) => drawGrid(toTimelineGrid(timeline)),
  Beside: MomentTable,
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
