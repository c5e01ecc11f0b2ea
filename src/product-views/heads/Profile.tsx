import type {ReactNode} from 'react';

import {readProfile} from '../illustrations/CompanyProfile';
import {Rows, readExamples, toWords} from '../illustrations/parts';
import {Mark} from './Mark';

export default function Profile(): ReactNode {
  const company = readProfile();
  const {name, ...party} = readExamples('third-party');
  return (
    <>
      <div className="screen-list">
        <strong className="screen-title">{company.name}</strong>
        <div className="screen-more">
          {company.state}
          <Mark of={1} />
        </div>
        <Rows
          rows={[
            ...company.rows,
            [
              <small key="threshold">risk appetite threshold</small>,
              <>
                <Mark of={2} />
                {company.threshold}
              </>,
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
