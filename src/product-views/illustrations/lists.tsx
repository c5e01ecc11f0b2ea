import type {ReactNode} from 'react';
import {formatDate} from '@openapi-portal/static-pages/formats';

import {findRecord, people, type Person, register} from '../../product/running-example';
import {userTypes} from '../../product/user-types';
import {findById} from '../find';
import {Key, readExamples, Rows, State, Title, toWords} from './parts';
import {Score} from '../Band';

const accounts: readonly Person[] = people;

export const ACCOUNT_HEAD = ['Name', 'User type', 'Organisation', 'Status', 'Access ends'] as const;

export const accountRows = accounts.map(({name, userType, organization, accessExpiresAt}) => [
  name,
  findById(userTypes, userType).name,
  organization,
  <State key={name} of="user" state="active" />,
  accessExpiresAt === undefined ? '–' : formatDate(accessExpiresAt),
]);

export function Accounts(): ReactNode {
  return (
    <>
      <Title>User administration</Title>
      <Rows head={ACCOUNT_HEAD} rows={accountRows} />
    </>
  );
}

/** The risks of the running example, with the highest residual score first. */
export function Register(): ReactNode {
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

const CONTROL = 'CTL-0118';

export function Statement(): ReactNode {
  return (
    <>
      <Title more="ISO/IEC 27001:2022, 6.1.3 d">Statement of applicability</Title>
      <Rows
        head={['Reference', 'Control', 'State', 'Why']}
        rows={[
          [
            'A.8.8',
            <>
              <Key of={CONTROL} /> Patch internet-facing systems in time
            </>,
            <State key={CONTROL} of={CONTROL} state="implemented" />,
            <>
              treats <Key of="RSK-0017" />
            </>,
          ],
          [
            'own',
            'Rehearse the switch to the spare gateway',
            <State key="own" of={CONTROL} state="planned" />,
            <>
              answers <Key of="FND-0063" />
            </>,
          ],
          ['A.8.30', '–', 'excluded', 'No one develops software for us'],
        ]}
      />
    </>
  );
}

const FIELDS = [
  'industry',
  'employee_band',
  'security_contact',
  'frameworks',
  'regulations',
] as const;

/** Reads the profile of the example company. The risk appetite threshold is not part of the rows. */
export function readProfile() {
  const {legal_name: name, profile_status: status, ...examples} = readExamples('company');
  return {
    name,
    state: <State of="company" state={status} />,
    rows: FIELDS.map((field) => [
      <small key={field}>{toWords(field)}</small>,
      field === 'frameworks' ? 'ISO/IEC 27001:2022' : examples[field],
    ]),
    threshold: examples.risk_appetite_threshold,
  };
}

export function CompanyProfile(): ReactNode {
  const {name, state, rows, threshold} = readProfile();
  return (
    <>
      <Title more={state}>{name}</Title>
      <Rows rows={[...rows, [<small key="threshold">risk appetite threshold</small>, threshold]]} />
    </>
  );
}
