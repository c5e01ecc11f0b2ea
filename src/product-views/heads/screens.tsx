import {Fragment, type ReactNode} from 'react';
import {formatDate} from '@openapi-portal/static-pages/formats';
import product from '#product';

import type {HeadId} from '../../product/heads';
import Application from './Application';
import Controls from './Controls';
import {ACCOUNT_HEAD, accountRows, readProfile} from '../illustrations/lists';
import {Key, Callout, readExamples, Rows, State, Title, toWords} from '../illustrations/parts';
import {questionnaire} from '../../product/running-example';

const SELECTED = 'Mei Tanaka';

/** Columns whose headers have callouts 2 and 3. */
const marked: readonly string[] = ['Organisation', 'Access ends'];

function AccountList(): ReactNode {
  return (
    <div className="screen-list">
      <strong className="screen-title">User administration</strong>
      <Rows
        head={ACCOUNT_HEAD.map((name) => (
          <Fragment key={name}>
            {name}
            {marked.includes(name) && <Callout of={marked.indexOf(name) + 2} />}
          </Fragment>
        ))}
        rows={accountRows}
        selected={accountRows.findIndex(([name]) => name === SELECTED)}
      />
    </div>
  );
}

function Profile(): ReactNode {
  const company = readProfile();
  const {name, ...party} = readExamples('third-party');
  return (
    <>
      <div className="screen-list">
        <strong className="screen-title">{company.name}</strong>
        <div className="screen-more">
          {company.state}
          <Callout of={1} />
        </div>
        <Rows
          rows={[
            ...company.rows,
            [
              <small key="threshold">risk appetite threshold</small>,
              <>
                <Callout of={2} />
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
          <Callout of={3} />
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

const {questions, submittedOn} = questionnaire;

const KEY = 'ASM-0044';

function Questionnaire(): ReactNode {
  return (
    <div className="screen-list">
      <Title
        more={
          <>
            <Callout of={1} /> <State of={KEY} state="submitted" /> · on {formatDate(submittedOn)} ·
            waits for the customer
          </>
        }
      >
        <Key of={KEY} /> Questionnaire for Acme Gateways
      </Title>
      <Rows
        rows={questions.map(({question, answer, remark}, index) => [
          question,
          <>
            <strong>{answer}</strong>
            <Callout of={index + 2} />
            <div>{remark}</div>
          </>,
        ])}
      />
    </div>
  );
}

const ENROLMENT = 'ENR-0146';
const COURSE = 'CRS-0020';

function Training(): ReactNode {
  const {score, completed_at: completedAt = ''} = readExamples('enrolment');
  const {title, pass_mark: passMark, validity_months: months} = readExamples('course');
  const others = product.courses.filter(
    ({id, audience}) => id !== COURSE && audience.includes('outsource'),
  );
  return (
    <>
      <div className="screen-list">
        <strong className="screen-title">Enrolments</strong>
        <Rows
          head={['Key', 'Course', 'State']}
          rows={[
            [
              <Key key={ENROLMENT} of={ENROLMENT} />,
              title,
              <State key="state" of={ENROLMENT} state="completed" />,
            ],
          ]}
          selected={0}
        />
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
                <Callout of={2} />
                {`${score} per cent, ${passMark} are enough`}
              </>,
            ],
            [<small key="completed">completed</small>, formatDate(completedAt.slice(0, 10))],
            [
              <small key="counts">counts for</small>,
              <>
                <Callout of={3} />
                {`${months} months`}
              </>,
            ],
          ]}
        />
      </div>
    </>
  );
}

type Screen = (props: {readonly at: string}) => ReactNode;

/** Screens that do not consist of a list and its selected record. */
export const ownScreens: Readonly<Partial<Record<HeadId, Screen>>> = {
  company: Profile,
  compliance: Controls,
  'cyberview-application': Application,
  university: Training,
  'user-administration': AccountList,
  'vendor-application': Questionnaire,
};
