import type {KeyboardEvent, ReactNode} from 'react';

import {bandClasses} from '../../product-views/band-classes';
import {findBand, impacts, likelihoods, type Step, toScore} from '../../product/risk-score';

interface Props {
  readonly likelihood: number;
  readonly impact: number;
  readonly onChoose: (likelihood: number, impact: number) => void;
}

const MOVES: Readonly<Record<string, readonly [likelihood: number, impact: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const toStep = (value: number): number => Math.min(5, Math.max(1, value));

const toCellId = (likelihood: number, impact: number): string => `risk-${likelihood}-${impact}`;

interface CellProps {
  readonly likelihood: number;
  readonly impact: number;
  readonly isChosen: boolean;
  readonly onChoose: Props['onChoose'];
}

function Cell({likelihood, impact, isChosen, onChoose}: CellProps): ReactNode {
  const score = toScore(likelihood, impact);
  const {id, name} = findBand(score);
  return (
    <td>
      <button
        type="button"
        id={toCellId(likelihood, impact)}
        className={`risk-cell ${bandClasses[id]}`}
        aria-pressed={isChosen}
        tabIndex={isChosen ? 0 : -1}
        onClick={() => onChoose(likelihood, impact)}
      >
        <strong>{score}</strong> {name.toLowerCase()}
      </button>
    </td>
  );
}

const toHead = ({value, name}: Step): string => `${value} ${name}`;

interface RowProps extends Props {
  /** The likelihood of the row. */
  readonly step: Step;
}

function Row({step, likelihood, impact, onChoose}: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{toHead(step)}</th>
      {impacts.map(({value}) => (
        <Cell
          key={value}
          likelihood={step.value}
          impact={value}
          isChosen={step.value === likelihood && value === impact}
          onChoose={onChoose}
        />
      ))}
    </tr>
  );
}

/** The matrix as buttons, of which one is chosen; arrow keys move the choice. */
export default function Matrix({likelihood, impact, onChoose}: Props): ReactNode {
  function move(event: KeyboardEvent): void {
    const by = MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const [newLikelihood, newImpact] = [toStep(likelihood + by[0]), toStep(impact + by[1])];
    onChoose(newLikelihood, newImpact);
    document.getElementById(toCellId(newLikelihood, newImpact))?.focus();
  }

  return (
    <div className="table-scroll">
      <table
        className="risk-matrix"
        aria-label="Risk matrix: choose a cell, or move with the arrow keys"
        onKeyDown={move}
      >
        <thead>
          <tr>
            <th scope="col">Likelihood ↓ Impact →</th>
            {impacts.map((step) => (
              <th key={step.value} scope="col">
                {toHead(step)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...likelihoods].reverse().map((step) => (
            <Row key={step.value} {...{step, likelihood, impact, onChoose}} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
