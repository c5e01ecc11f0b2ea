import type {ReactNode} from 'react';

import {findRecord, findState, listSteps, type RecordKey} from '../../product/running-example';

import {Key, readExamples, Rows, State, Title, toWords} from './parts';
import {formatTime} from './format-moment';
import {Value} from './Value';

/** Maximum number of history entries in a picture. */
const ENTRIES = 3;

interface Props {
  readonly of: RecordKey;
  readonly at: string;
  /** State of a record if it has no steps in the running example. */
  readonly state?: string;
  /** Names of the fields, which are shown with their example values. */
  readonly fields: readonly string[];
  readonly links: readonly (readonly [as: string, key: RecordKey])[];
}

export default function RecordPage({of, at, state, fields, links}: Props): ReactNode {
  const record = findRecord(of);
  const examples = readExamples(record.entity);
  const shown = findState(of, at) ?? state;
  return (
    <>
      <Title
        more={
          <>
            {shown !== undefined && (
              <>
                <State of={of} state={shown} /> ·{' '}
              </>
            )}
            {record.owner}
          </>
        }
      >
        <Key of={of} /> {record.name}
      </Title>
      <div className="screen-halves">
        <Rows
          rows={fields.map((name) => [
            <small key={name}>{toWords(name)}</small>,
            <Value key={name}>{examples[name] ?? ''}</Value>,
          ])}
        />
        <Rows
          rows={links.map(([as, key]) => [
            <small key={key}>{as}</small>,
            <span key={key}>
              <Key of={key} /> {findRecord(key).name}
            </span>,
          ])}
        />
      </div>
      <Rows
        rows={listSteps(of, at)
          .slice(-ENTRIES)
          .reverse()
          .map((step) => [<small key={step.what}>{formatTime(step.at)}</small>, step.what])}
      />
    </>
  );
}
