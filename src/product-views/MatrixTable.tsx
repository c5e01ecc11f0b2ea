import type {KeyboardEvent, ReactNode} from 'react';

import {impacts, likelihoods} from '../product/risk-score';

interface Props {
  readonly label: string;
  /** Draws the cell of two steps, a `<td>` with a key. */
  readonly drawCell: (likelihood: number, impact: number) => ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** The risk matrix: the impacts from low to high, and the likelihoods from high to low. */
export default function MatrixTable({label, drawCell, onKeyDown}: Props): ReactNode {
  return (
    <table className="risk-matrix" aria-label={label} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">Likelihood × impact</th>
          {impacts.map(({value, name}) => (
            <th key={value} scope="col">
              {value} <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...likelihoods].reverse().map((likelihood) => (
          <tr key={likelihood.value}>
            <th scope="row">{`${likelihood.value} ${likelihood.name}`}</th>
            {impacts.map((impact) => drawCell(likelihood.value, impact.value))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
