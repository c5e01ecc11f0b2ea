import product from '#product';

import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';

import {Key, readExamples, Rows, State} from '../illustrations/parts';
import {Mark} from './Mark';
import {Selected} from './rows';

const ENROLMENT = 'ENR-0146';
const COURSE = 'CRS-0020';

export default function Training(): ReactNode {
  const {score, completed_at: completedAt = ''} = readExamples('enrolment');
  const {title, pass_mark: passMark, validity_months: months} = readExamples('course');
  const others = product.courses.filter(
    ({id, audience}) => id !== COURSE && audience.includes('outsource'),
  );
  return (
    <>
      <div className="screen-list">
        <strong className="screen-title">Enrolments</strong>
        <table>
          <tbody>
            <tr>
              <th>Key</th>
              <th>Course</th>
              <th>State</th>
            </tr>
            <Selected
              cells={[
                <Key key={ENROLMENT} of={ENROLMENT} />,
                title,
                <State key="state" of={ENROLMENT} state="completed" />,
              ]}
            />
          </tbody>
        </table>
        <strong className="screen-label">Other courses for contractors</strong>
        <Rows
          rows={others.map(({id, title: name, validityMonths}) => [
            <code key={id} className="record-key">
              {id}
            </code>,
            name,
            <small key={name}>{validityMonths} months</small>,
          ])}
        />
      </div>
      <div className="screen-record">
        <Key of={ENROLMENT} />
        <strong className="screen-title">{title}</strong>
        <Rows
          rows={[
            [<small key="course">course</small>, <Key key={COURSE} of={COURSE} />],
            [
              <small key="score">score</small>,
              <>
                <Mark of={2} />
                {`${score} per cent, ${passMark} are enough`}
              </>,
            ],
            [<small key="completed">completed</small>, formatDate(completedAt.slice(0, 10))],
            [
              <small key="counts">counts for</small>,
              <>
                <Mark of={3} />
                {`${months} months`}
              </>,
            ],
          ]}
        />
      </div>
    </>
  );
}
