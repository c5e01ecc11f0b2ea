import product from '#product';

import type {ReactNode} from 'react';

import StateName from './StateName';
import Table from './Table';

/** Maps VEX statuses, which vendors publish in CSAF documents, to statuses of exposures. */
export function VexStatuses(): ReactNode {
  return (
    <Table
      label="From the statement of a vendor to the status of an exposure"
      className="stacked"
      head={['VEX status (CSAF)', 'Meaning', 'Exposure']}
      rows={product.vex.map(({id, says, exposure, when}) => [
        <code key={id}>{id}</code>,
        says,
        <>
          <StateName of="exposure" id={exposure} /> {when}
        </>,
      ])}
    />
  );
}
