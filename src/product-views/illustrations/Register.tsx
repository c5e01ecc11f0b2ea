import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {findRecord, register} from '../../product/running-example';

import {Score} from '../Band';
import {Key, Rows, State, Title} from './parts';

/** The risks of the running example, with the highest residual score first. */
export default function Register(): ReactNode {
  return (
    <>
      <Title>Risks</Title>
      <Rows
        head={['Key', 'Title', 'Owner', 'State', 'Review due', 'Residual']}
        rows={register.map(({key, state, residual, reviewDue}) => {
          const record = findRecord(key);
          return [
            <Key key={key} of={key} />,
            record.name,
            record.owner,
            <State key={key} of={key} state={state} />,
            formatDate(reviewDue),
            <Score key={key} of={residual} />,
          ];
        })}
      />
    </>
  );
}
