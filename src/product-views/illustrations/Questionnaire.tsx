import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {questions, submittedOn} from '../../product/running-example/questionnaire';

import {Key, Rows, State, Title} from './parts';

const KEY = 'ASM-0044';

/** The answers of a vendor, which wait for the customer. */
export default function Questionnaire(): ReactNode {
  return (
    <>
      <Title
        more={
          <>
            <State of={KEY} state="submitted" /> · on {formatDate(submittedOn)} · waits for the
            customer
          </>
        }
      >
        <Key of={KEY} /> Questionnaire for Acme Gateways
      </Title>
      <Rows
        rows={questions.map(({question, answer, remark}) => [
          question,
          <>
            <strong>{answer}</strong>
            <div>{remark}</div>
          </>,
        ])}
      />
    </>
  );
}
