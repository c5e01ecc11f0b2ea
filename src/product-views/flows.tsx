import type {ComponentType, ReactNode} from 'react';

import type {Drawing} from '../diagrams/drawing';
import {drawGrid} from '../diagrams/grid';
import Picture from '../diagrams/Picture';
import {drawSequence} from '../diagrams/sequence';
import {chains, decisions, flows, rights, sequences, timelines} from '../product/flows';

import {findById} from './find';
import {toChainGrid, toDecisionGrid, toDoorGrid, toRightGrid, toTimelineGrid} from './flow-grids';
import {toLaneGrid} from './flow-lanes';
import {
  describeChain,
  describeDecision,
  describeDoors,
  describeRight,
  describeSequence,
  toSequenceMessages,
} from './flow-words';
import {MomentTable, QuestionList, StepTable} from './flow-tables';

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
  /** Prefix of the picture's id. */
  readonly kind: string;
  readonly describe: (part: Part) => string;
  readonly draw: (part: Part) => Drawing;
  /** Text alternative next to the picture. */
  readonly Beside?: ComponentType<Part>;
}

/** Refers to the table or list next to the picture, which contains all of the picture's words. */
const describeBeside = (): string => 'The table beside it says the same.';

/** Creates a view that draws the part of the model that a page refers to by its id. */
const createFigure =
  <Part extends {readonly id: string; readonly title: string}>(
    parts: readonly Part[],
    {kind, describe, draw, Beside}: Drawn<Part>,
  ) =>
  ({of}: {readonly of: string}): ReactNode => {
    const part = findById(parts, of);
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

export const SwimLanes = createFigure(flows, {
  kind: 'flow',
  describe: describeBeside,
  draw: (flow) => drawGrid(toLaneGrid(flow)),
  Beside: StepTable,
});

export const Sequence = createFigure(sequences, {
  kind: 'sequence',
  describe: describeSequence,
  draw: (sequence) => drawSequence(toSequenceMessages(sequence)),
});

/** Questions in order. The first one that is answered with "yes" decides. */
export const DecisionTree = createFigure(decisions, {
  kind: 'decision',
  describe: describeDecision,
  draw: (decision) => drawGrid(toDecisionGrid(decision)),
  Beside: QuestionList,
});

/** Kinds of records, each of which results in the next. */
export const Chain = createFigure(chains, {
  kind: 'chain',
  describe: describeChain,
  draw: (chain) => drawGrid(toChainGrid(chain)),
});

/** The user type and the scope of a token, which must both allow an operation. */
export const CallRight = createFigure(rights, {
  kind: 'right',
  describe: describeRight,
  draw: (right) => drawGrid(toRightGrid(right)),
});

export const Timeline = createFigure(timelines, {
  kind: 'timeline',
  describe: describeBeside,
  draw: (timeline) => drawGrid(toTimelineGrid(timeline)),
  Beside: MomentTable,
});

/** The application for each user type. All applications show the same records. */
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
