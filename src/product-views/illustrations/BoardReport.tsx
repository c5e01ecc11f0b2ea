import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {defaultAppetite} from '../../product/risk-score';
import {findState, listScores, type RecordKey, records} from '../../product/running-example';

import {Band, Key, readExamples, Rows, State, Title} from './parts';
import {formatMoment} from './format-moment';

const REPORT = 'RPT-0031';
const RISK = 'RSK-0017';
const others = ['EVD-0520', 'FND-0063'] as const satisfies readonly RecordKey[];

const toName = (of: RecordKey): string | undefined => records.find(({key}) => key === of)?.name;

/** The report that the board gets, with its line about the gateway. */
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
              {toName(RISK)}, within the appetite of {defaultAppetite}
            </>,
            <>
              {from && <Band score={from} />} to {to && <Band score={to} />}
            </>,
          ],
          ...others.map((key) => [
            <Key key={key} of={key} />,
            toName(key),
            <State key={key} of={key} state={findState(key, at)} />,
          ]),
        ]}
      />
    </>
  );
}
