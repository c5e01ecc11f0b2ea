import type {ReactNode} from 'react';

import {
  defaultAppetite,
  findBand,
  impacts,
  isWithinAppetite,
  likelihoods,
  scoreBands,
  toScore,
} from '../../product/risk-score';
import type {Judgement} from '../../product/running-example';

import {bandClasses} from '../Band';

/** In pixels: the size of a cell, the space for an axis with its name and numbers, and the space for the numbers. */
const CELL = {width: 46, height: 29} as const;
const AXIS = 36;
const NUMBERS = 17;
const STEPS = 5;
const WIDTH = AXIS + STEPS * CELL.width + 1;
const HEIGHT = STEPS * CELL.height + 38;

const toX = (impact: number): number => AXIS + (impact - 1) * CELL.width;
const toY = (likelihood: number): number => (STEPS - likelihood) * CELL.height;

const cells = likelihoods.flatMap((likelihood) =>
  impacts.map((impact) => ({
    score: toScore(likelihood.value, impact.value),
    x: toX(impact.value),
    y: toY(likelihood.value),
  })),
);

const toCellsPath = (band: string): string =>
  cells
    .filter(({score}) => findBand(score).id === band)
    .map(({x, y}) => `M${x} ${y}h${CELL.width - 2}v${CELL.height - 2}h${2 - CELL.width}z`)
    .join('');

/** Returns the highest impact that is within the risk appetite, for the given likelihood. */
const toReach = (likelihood: number): number =>
  impacts.filter(({value}) => isWithinAppetite(toScore(likelihood, value), defaultAppetite)).length;

/** Path of the stepped line of the risk appetite, from the top to the bottom of the matrix. */
const staircase = [...likelihoods]
  .reverse()
  .map(({value}) => `H${toX(toReach(value) + 1)}v${CELL.height}`)
  .join('')
  .replace('H', 'M')
  .replace('v', ' 0v');

interface NodeProps {
  readonly at: Judgement;
  readonly isPast?: true;
}

const toCentre = ({likelihood, impact}: Judgement): readonly [number, number] => [
  toX(impact) + CELL.width / 2,
  toY(likelihood) + CELL.height / 2,
];

function Node({at, isPast}: NodeProps): ReactNode {
  const [x, y] = toCentre(at);
  return (
    <g
      className={`${isPast ? 'matrix-past' : 'matrix-now'} ${bandClasses[findBand(toScore(at.likelihood, at.impact)).id]}`}
      transform={`translate(${x} ${y})`}
    >
      <path d="M0-13 11.5-6.5v13L0 13-11.5 6.5v-13z" />
      <text y="4.5">{toScore(at.likelihood, at.impact)}</text>
    </g>
  );
}

interface WayProps {
  readonly from: Judgement;
  readonly to: Judgement;
}

/** Draws the former position of a risk, and a downward arrow that does not touch the numbers of other cells. */
function Way({from, to}: WayProps): ReactNode {
  const [x, y] = toCentre(from);
  const [, end] = toCentre(to);
  return (
    <>
      <path className="matrix-way" d={`M${x} ${y}V${end - 14}`} />
      <path className="matrix-head" d={`M${x} ${end - 12}l-5-7h10z`} />
      <Node at={from} isPast />
    </>
  );
}

const Numbers = (): ReactNode =>
  likelihoods.map(({value}) => (
    <g key={value} className="matrix-axis">
      <text x={AXIS - 12} y={toY(value) + 18}>
        {value}
      </text>
      <text x={toX(value) + CELL.width / 2} y={STEPS * CELL.height + 15}>
        {value}
      </text>
    </g>
  ));

const Names = ({room}: {readonly room: number}): ReactNode => (
  <g className="matrix-axis">
    <text x={toX(3.5)} y={HEIGHT - 4 - room}>
      Impact
    </text>
    <text transform={`translate(${14 + room} ${(STEPS * CELL.height) / 2}) rotate(-90)`}>
      Likelihood
    </text>
  </g>
);

interface Props {
  readonly from?: Judgement | undefined;
  readonly to: Judgement;
  /** True for a small matrix, whose axes have no numbers. */
  readonly isSmall?: boolean;
}

/** Draws the risk matrix with the movement of a risk, and with the risk appetite as a stepped line. */
export default function Matrix({from, to, isSmall = false}: Props): ReactNode {
  const room = isSmall ? NUMBERS : 0;
  const [width, height] = [WIDTH - room, HEIGHT - room];
  const nodes = from === undefined ? [to] : [from, to];
  const isNode = (cell: {readonly x: number; readonly y: number}): boolean =>
    nodes.some((at) => toX(at.impact) === cell.x && toY(at.likelihood) === cell.y);
  return (
    <svg className="matrix" viewBox={`${room} 0 ${width} ${height}`} width={width} height={height}>
      {scoreBands.map(({id}) => (
        <g key={id} className={bandClasses[id]}>
          <path d={toCellsPath(id)} />
          {cells
            .filter((cell) => findBand(cell.score).id === id && !isNode(cell))
            .map(({score, x: left, y: top}) => (
              <text key={`${left} ${top}`} x={left + 3} y={top + 16}>
                {score}
              </text>
            ))}
        </g>
      ))}
      {!isSmall && <Numbers />}
      <Names room={room} />
      <path className="matrix-appetite" d={staircase} />
      {/* An arrow is right of the centre, so that it keeps away from the numbers of the cells that it crosses. */}
      <g transform={from && 'translate(4)'}>
        {from && <Way from={from} to={to} />}
        <Node at={to} />
      </g>
    </svg>
  );
}
