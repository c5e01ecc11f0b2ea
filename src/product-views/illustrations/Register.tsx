import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {records} from '../../product/running-example';
import {register} from '../../product/running-example/register';

import {Band, Key, Rows, State, Title} from './parts';

/** The risks of the example, the highest residual score first. */
export default function Register(): ReactNode {
  return (
    <>
      <Title>Risks</Title>
      <Rows
        head={['Key', 'Title', 'Owner', 'State', 'Review due', 'Residual']}
        rows={register.map(({key, state, residual, reviewDue}) => {
          const record = records.find((one) => one.key === key);
          return [
            <Key key={key} of={key} />,
            record?.name,
            record?.owner,
            <State key={key} of={key} state={state} />,
            formatDate(reviewDue),
            <Band key={key} score={residual} />,
          ];
        })}
      />
    </>
  );
}
