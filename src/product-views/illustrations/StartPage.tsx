import type {ReactNode} from 'react';

import {formatDay} from '@openapi-portal/static-pages/formats';
import {lifecycles} from '../../product/lifecycles';
import {defaultAppetite} from '../../product/risk-score';
import {
  type ExampleRecord,
  findState,
  listScores,
  listSteps,
  type RecordKey,
  records,
} from '../../product/running-example';

import {Score} from '../Band';
import {formatMoment} from './format-moment';
import Matrix from './Matrix';
import {Key, readExamples, State, Title} from './parts';

const changes = [
  ['NWS-0311', 'Acme Gateways, for the gateway in Berlin'],
  ['VUL-0088', 'Version 4.2.6, within reach of the internet'],
  ['TSK-0190', 'Update to 4.2.7, for Luis Ortega'],
  ['TSK-0191', 'Look for an intruder, for Mei Tanaka'],
] as const satisfies readonly (readonly [RecordKey, string])[];

const RISK = 'RSK-0017';

interface Props {
  readonly at: string;
}

interface ListProps {
  readonly title: string;
  readonly keys: readonly RecordKey[];
  readonly tell: (key: RecordKey) => ReactNode;
}

/** Lists records that need an action, with their count. Renders nothing if there are none. */
function List({title, keys, tell}: ListProps): ReactNode {
  if (keys.length === 0) return null;
  return (
    <div>
      {title} <b>{keys.length}</b>
      {keys.map((key) => (
        <span key={key}>
          <Key of={key} /> {tell(key)}
        </span>
      ))}
    </div>
  );
}

const OPEN: readonly string[] = ['new', 'active'];

function isOpen({key, entity}: ExampleRecord, at: string): boolean {
  const {states = []} = lifecycles.find((one) => one.entity === entity) ?? {};
  const {kind = ''} = states.find(({id}) => id === findState(key, at)) ?? {};
  return OPEN.includes(kind);
}

function Lists({at}: Props): ReactNode {
  const {priority, due = ''} = readExamples('exposure');
  const listWhere = (test: (record: ExampleRecord) => boolean): readonly RecordKey[] =>
    records.filter(test).map(({key}) => key);
  return (
    <div className="screen-lists">
      <List
        title={`Risks above ${defaultAppetite}`}
        keys={listWhere(({key}) => (listScores(key, at).at(-1) ?? 0) > defaultAppetite)}
        tell={(key) => <Score of={listScores(key, at).at(-1) ?? 0} />}
      />
      <List
        title="Open exposures"
        keys={listWhere((record) => record.entity === 'exposure' && isOpen(record, at))}
        tell={() => (
          <small>
            {priority}, due {formatDay(due)}
          </small>
        )}
      />
    </div>
  );
}

export default function StartPage({at}: Props): ReactNode {
  const [now, before] = listSteps(RISK, at)
    .flatMap(({judgement}) => judgement ?? [])
    .reverse();
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
          {now && <Matrix from={before} to={now} />}
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
