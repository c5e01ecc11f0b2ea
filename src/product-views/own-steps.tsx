import type {ReactNode} from 'react';

import {entities} from '../product/entities';
import {findOwnSteps, type OwnStep} from '../product/own-steps';
import {type UserTypeId, userTypes} from '../product/user-types';

import {find} from './find';
import {Listing} from './links';
import StateName from './StateName';
import Table from './Table';

const Step = ({entity, from, to}: OwnStep): ReactNode => (
  <>
    <Listing>
      {from.map((state) => (
        <StateName key={state} of={entity} id={state} />
      ))}
    </Listing>{' '}
    → <StateName of={entity} id={to} />
  </>
);

export function OwnSteps({of}: {readonly of: UserTypeId}): ReactNode {
  const {id, name} = find(userTypes, of);
  const steps = findOwnSteps(id);
  const kinds = [...new Set(steps.map(({entity}) => entity))];
  return (
    <Table
      label={`Steps that only the user type ${name} takes`}
      className="stacked"
      head={['Record', 'Steps']}
      rows={kinds.map((kind) => [
        find(entities, kind).name,
        <ul key={kind}>
          {steps
            .filter(({entity}) => entity === kind)
            .map((step) => (
              <li key={`${step.from.join()} ${step.to}`}>
                <Step {...step} />
              </li>
            ))}
        </ul>,
      ])}
    />
  );
}
