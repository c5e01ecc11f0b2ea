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
  'risk_appetite_threshold',
] as const;

/** The profile of the company of the example. */
export default function CompanyProfile(): ReactNode {
  const {legal_name: name, profile_status: status = '', ...examples} = readExamples('company');
  const {kind} = find(find(lifecycles, 'company').states, status);
  return (
    <>
      <Title more={<span className={`state ${stateClasses[kind]}`}>{status}</span>}>{name}</Title>
      <Rows
        rows={FIELDS.map((field) => [
          <small key={field}>{toWords(field)}</small>,
          field === 'frameworks' ? 'ISO/IEC 27001:2022' : examples[field],
        ])}
      />
    </>
  );
}
