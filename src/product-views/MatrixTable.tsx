import type {KeyboardEvent, ReactNode} from 'react';

import {impacts, likelihoods} from '../product/risk-score';

interface Props {
  readonly label: string;
  /** Returns the `<td>` for a likelihood and an impact, with a React key. */
  readonly drawCell: (likelihood: number, impact: number) => ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** The risk matrix as a table. Impacts increase from left to right, likelihoods from bottom to top. */
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
