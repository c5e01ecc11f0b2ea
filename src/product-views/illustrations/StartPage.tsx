import type {ReactNode} from 'react';

import {defaultAppetite} from '../../product/risk-score';
import {findState, listSteps, type RecordKey, records} from '../../product/running-example';
import {register} from '../../product/running-example/register';

import {formatMoment} from './format-moment';
import Matrix from './Matrix';
import {Key, State, Title} from './parts';

/** What has changed since the last report, with what there is to say of it. */
const changes = [
  ['VUL-0088', 'Gateway Berlin, fixed on 4, verified on 5 November'],
  ['TSK-0190', 'Done on 4, verified on 5 November by Mei Tanaka'],
  ['EVD-0520', 'Patch record and re-test, for A.8.8'],
  ['FND-0063', 'The update was not rehearsed'],
] as const satisfies readonly (readonly [RecordKey, string])[];

const RISK = 'RSK-0017';

interface Props {
  readonly at: string;
}

function Lists({at}: Props): ReactNode {
  const listIn = (state: string): readonly RecordKey[] =>
    records.flatMap(({key}) => (findState(key, at) === state ? key : []));
  const above = register.filter(({residual}) => residual > defaultAppetite);
  return (
    <div className="screen-lists">
      <div>
        News to triage <b>{listIn('ingested').length}</b> <small>Nothing is ingested</small>
      </div>
      <div>
        Risks above {defaultAppetite} <b>{above.length}</b> <small>All within the appetite</small>
      </div>
      <div>
        <span>Approvals that wait</span>
        {listIn('generated').map((key) => (
          <Key key={key} of={key} />
        ))}
        <span className="screen-button">Approve</span>
        <small>Risk overview</small>
      </div>
    </div>
  );
}

/** The start page of a CISO: what waits, the risk that moved, and what has changed. */
export default function StartPage({at}: Props): ReactNode {
  const [from, to] = listSteps(RISK, at).flatMap(({judgement}) => judgement ?? []);
  return (
    <>
      <Title more={formatMoment(at)}>What waits for you</Title>
      <Lists at={at} />
      <div className="screen-halves">
        <div>
          <div className="screen-label">
            <span>
              <Key of={RISK} /> <strong>residual</strong>
            </span>
            <span className="matrix-key">appetite {defaultAppetite}</span>
          </div>
          {from && to && <Matrix from={from} to={to} />}
        </div>
        <div>
          <strong className="screen-label">Since the last report</strong>
          <div className="screen-changes">
            {changes.map(([key, what]) => (
              <div key={key}>
                <Key of={key} />
                <State of={key} state={findState(key, at)} />
                <div>{what}</div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
