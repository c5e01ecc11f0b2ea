import type {ReactNode} from 'react';

import {lifecycles} from '../../product/lifecycles';

import {find} from '../find';
import {Rows, readExamples, toWords} from '../illustrations/parts';
import {stateClasses} from '../StateName';
import {Mark} from './Mark';

const FIELDS = [
  'industry',
  'employee_band',
  'security_contact',
  'frameworks',
  'regulations',
] as const;

/** The profile of the company of the example, and an entry of its directory. */
export default function Profile(): ReactNode {
  const {legal_name: legalName, profile_status: status = '', ...profile} = readExamples('company');
  const {name, ...party} = readExamples('third-party');
  const {kind} = find(find(lifecycles, 'company').states, status);
  return (
    <>
      <div className="screen-list">
        <strong className="screen-title">{legalName}</strong>
        <div className="screen-more">
          <Mark of={1} />
          <span className={`state ${stateClasses[kind]}`}>{status}</span>
        </div>
        <Rows
          rows={[
            ...FIELDS.map((field) => [
              <small key={field}>{toWords(field)}</small>,
              field === 'frameworks' ? 'ISO/IEC 27001:2022' : profile[field],
            ]),
            [
              <>
                <small>risk appetite threshold</small>
                <Mark of={2} />
              </>,
              profile.risk_appetite_threshold,
            ],
          ]}
        />
      </div>
      <div className="screen-record">
        <small>Directory</small>
        <strong className="screen-title">
          {name}
          <Mark of={3} />
        </strong>
        <Rows
          rows={Object.entries(party).map(([field, example]) => [
            <small key={field}>{toWords(field)}</small>,
            example,
          ])}
        />
      </div>
    </>
  );
}
