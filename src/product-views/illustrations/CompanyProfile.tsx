import type {ReactNode} from 'react';

import {lifecycles} from '../../product/lifecycles';

import {find} from '../find';
import {stateClasses} from '../StateName';
import {readExamples, Rows, Title, toWords} from './parts';

const FIELDS = [
  'industry',
  'employee_band',
  'security_contact',
  'frameworks',
  'regulations',
] as const;

/** Reads the profile of the example company. The risk appetite threshold is not part of the rows. */
export function readProfile() {
  const {legal_name: name, profile_status: status = '', ...examples} = readExamples('company');
  const {kind} = find(find(lifecycles, 'company').states, status);
  return {
    name,
    state: <span className={`state ${stateClasses[kind]}`}>{status}</span>,
    rows: FIELDS.map((field) => [
      <small key={field}>{toWords(field)}</small>,
      field === 'frameworks' ? 'ISO/IEC 27001:2022' : examples[field],
    ]),
    threshold: examples.risk_appetite_threshold,
  };
}

export default function CompanyProfile(): ReactNode {
  const {name, state, rows, threshold} = readProfile();
  return (
    <>
      <Title more={state}>{name}</Title>
      <Rows rows={[...rows, [<small key="threshold">risk appetite threshold</small>, threshold]]} />
    </>
  );
}
