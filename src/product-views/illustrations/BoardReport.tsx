import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {defaultAppetite} from '../../product/risk-score';
import {findRecord, findState, listScores, type RecordKey} from '../../product/running-example';

import {Score} from '../Band';
import {Key, readExamples, Rows, State, Title} from './parts';
import {formatMoment} from './format-moment';

const REPORT = 'RPT-0031';
const RISK = 'RSK-0017';
const others = ['EVD-0520', 'FND-0063'] as const satisfies readonly RecordKey[];

export default function BoardReport({at}: {readonly at: string}): ReactNode {
  const {template, period = '', snapshot_at = '', classification} = readExamples('report');
  const [from, to] = listScores(RISK, at);
  return (
    <>
      <Title
        more={
          <>
            <State of={REPORT} state={findState(REPORT, at)} /> ·{' '}
            {period.split(' to ').map(formatDate).join(' to ')} · data of{' '}
            {formatMoment(snapshot_at)} · {classification}
          </>
        }
      >
        <Key of={REPORT} /> {template}
      </Title>
      <div className="screen-quote">Gateway, 20 to 8, evidence accepted.</div>
      <Rows
        rows={[
          [
            <Key key={RISK} of={RISK} />,
            <>
              {findRecord(RISK).name}, within the appetite of {defaultAppetite}
            </>,
            <>
              {from && <Score of={from} />} to {to && <Score of={to} />}
            </>,
          ],
          ...others.map((key) => [
            <Key key={key} of={key} />,
            findRecord(key).name,
            <State key={key} of={key} state={findState(key, at)} />,
          ]),
        ]}
      />
    </>
  );
}
