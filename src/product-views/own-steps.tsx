import type {ReactNode} from 'react';

import {entities} from '../product/entities';
import {findOwnSteps} from '../product/own-steps';
import {type UserTypeId, userTypes} from '../product/user-types';

import {find} from './find';
import {Listing} from './links';
import StateName from './StateName';
import Table from './Table';

interface Props {
  readonly of: UserTypeId;
}

/** The steps for which a record waits until somebody of one user type decides. */
export function OwnSteps({of}: Props): ReactNode {
  const {id, name} = find(userTypes, of);
  return (
    <Table
      label={`Steps that only the user type ${name} takes`}
      className="stacked"
      head={['Record', 'From', 'To', 'When']}
      rows={findOwnSteps(id).map(({entity, from, to, when}) => [
        find(entities, entity).name,
        <Listing key={to}>
          {from.map((state) => (
            <StateName key={state} of={entity} id={state} />
          ))}
        </Listing>,
        <StateName key={to} of={entity} id={to} />,
        when,
      ])}
    />
  );
}
