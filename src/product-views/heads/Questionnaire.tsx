import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {questionnaire} from '../../product/running-example';

import {Key, Rows, State, Title} from '../illustrations/parts';
import {Mark} from './Mark';

const {questions, submittedOn} = questionnaire;

const KEY = 'ASM-0044';

export default function Questionnaire(): ReactNode {
  return (
    <div className="screen-list">
      <Title
        more={
          <>
            <Mark of={1} /> <State of={KEY} state="submitted" /> · on {formatDate(submittedOn)} ·
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
            <Mark of={index + 2} />
            <div>{remark}</div>
          </>,
        ])}
      />
    </div>
  );
}
