import type {ReactNode} from 'react';

import {findRecord, findState, listSteps, type RecordKey} from '../../product/running-example';

import {formatTime} from '../illustrations/format-moment';
import {Key, Callout, readExamples, Rows, State, toWords} from '../illustrations/parts';
import {Value} from '../illustrations/Value';

const TASK = 'TSK-0190';
const listed = [TASK, 'TSK-0191'] as const satisfies readonly RecordKey[];
const FIELDS = ['assignee', 'verifier', 'due'] as const;
const links = [
  ['source', 'VUL-0088'],
  ['risk', 'RSK-0017'],
] as const satisfies readonly (readonly [string, RecordKey])[];

interface PartProps {
  readonly number: number;
  readonly name: string;
  readonly children: ReactNode;
}

const Part = ({number, name, children}: PartProps): ReactNode => (
  <div>
    <strong className="screen-label">
      <span>
        <Callout of={number} /> {name}
      </span>
    </strong>
    {children}
  </div>
);

function Task({at}: {readonly at: string}): ReactNode {
  const examples = readExamples('task');
  return (
    <div className="screen-below">
      <strong className="screen-title">
        <Callout of={4} /> <Key of={TASK} /> {findRecord(TASK).name}
      </strong>
      <div className="record-buttons">
        <State of={TASK} state={findState(TASK, at)} />
        <span className="screen-button">Begin</span>
      </div>
      <div className="screen-halves">
        <Part number={5} name="Fields">
          <Rows
            rows={FIELDS.map((name) => [
              <small key={name}>{toWords(name)}</small>,
              <Value key={name}>{examples[name] ?? ''}</Value>,
            ])}
          />
        </Part>
        <Part number={6} name="Links">
          <Rows
            rows={links.map(([as, key]) => [
              <small key={as}>{as}</small>,
              <Key key={key} of={key} />,
            ])}
          />
        </Part>
      </div>
      <Part number={7} name="History">
        {listSteps(TASK, at).map((step) => (
          <div key={step.what}>
            <small>{formatTime(step.at)}</small> {step.what}
          </div>
        ))}
      </Part>
    </div>
  );
}

export default function Application({at}: {readonly at: string}): ReactNode {
  return (
    <div>
      <div className="screen-list">
        <strong className="screen-title">
          <Callout of={3} /> Tasks
        </strong>
        <Rows
          rows={listed.map((key) => [
            <Key key={key} of={key} />,
            findRecord(key).name,
            <State key={key} of={key} state={findState(key, at)} />,
          ])}
        />
      </div>
      <Task at={at} />
    </div>
  );
}
