import type {ReactNode} from 'react';

import {impacts} from '../product/risk-score';

/** The head of the risk matrix: the impacts, from low to high. */
export default function MatrixHead(): ReactNode {
  return (
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
  );
}
