import type {KeyboardEvent, ReactNode} from 'react';

import MatrixTable from '../../product-views/MatrixTable';
import {toCellClasses} from '../../product-views/risk-cell';
import {findBand, toScore} from '../../product/risk-score';

interface Props {
  readonly likelihood: number;
  readonly impact: number;
  readonly appetite: number;
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
  readonly appetite: number;
  readonly isChosen: boolean;
  readonly onChoose: Props['onChoose'];
}

function Cell({likelihood, impact, appetite, isChosen, onChoose}: CellProps): ReactNode {
  const score = toScore(likelihood, impact);
  return (
    <td className={toCellClasses(likelihood, impact, appetite)}>
      <button
        type="button"
        id={toCellId(likelihood, impact)}
        className="risk-cell"
        aria-pressed={isChosen}
        tabIndex={isChosen ? 0 : -1}
        onClick={() => onChoose(likelihood, impact)}
      >
        <strong>{score}</strong> {findBand(score).id}
      </button>
    </td>
  );
}

/** Risk matrix of buttons, one of which is selected. Arrow keys move the selection. */
export default function Matrix({likelihood, impact, appetite, onChoose}: Props): ReactNode {
  function move(event: KeyboardEvent): void {
    const by = MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const [newLikelihood, newImpact] = [toStep(likelihood + by[0]), toStep(impact + by[1])];
    onChoose(newLikelihood, newImpact);
    document.getElementById(toCellId(newLikelihood, newImpact))?.focus();
  }

  return (
    <div className="figure">
      <MatrixTable
        label="Risk matrix: choose a cell, or move with the arrow keys"
        onKeyDown={move}
        drawCell={(row, column) => (
          <Cell
            key={column}
            likelihood={row}
            impact={column}
            appetite={appetite}
            isChosen={row === likelihood && column === impact}
            onChoose={onChoose}
          />
        )}
      />
    </div>
  );
}
