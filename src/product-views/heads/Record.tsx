import type {ReactNode} from 'react';

import type {RecordScreen} from '../../product/heads';
import {findRecord, findState, listScores, type RecordKey} from '../../product/running-example';

import {Score} from '../Band';
import {Key, Callout, readExamples, Rows, State, toWords} from '../illustrations/parts';
import {Value} from '../illustrations/Value';

function Scores({
  of,
  at,
  mark,
}: {
  readonly of: RecordKey;
  readonly at: string;
  readonly mark: ReactNode;
}): ReactNode {
  const [from, to] = listScores(of, at);
  if (from === undefined || to === undefined) return null;
  return (
    <div className="record-scores">
      <Score of={from} /> to <Score of={to} />
      {mark}
    </div>
  );
}

const Buttons = ({
  names,
  mark,
}: {
  readonly names: readonly string[];
  readonly mark: ReactNode;
}): ReactNode =>
  names.length > 0 && (
    <div className="record-buttons">
      {names.map((name, index) => (
        <span key={name} className={index === 0 ? 'screen-button' : 'screen-button is-second'}>
          {name}
        </span>
      ))}
      {mark}
    </div>
  );

function StateAt({of, at}: {readonly of: RecordKey; readonly at: string}): ReactNode {
  const state = findState(of, at);
  return state !== undefined && <State of={of} state={state} />;
}

interface Props extends RecordScreen {
  readonly at: string;
}

export default function Record({
  at,
  rows,
  fields,
  links,
  marks,
  short = {},
  buttons = [],
}: Props): ReactNode {
  const [selected] = rows;
  if (selected === undefined) return null;
  const {entity, name} = findRecord(selected.key);
  const examples = readExamples(entity);
  const drawMark = (part: string): ReactNode =>
    marks.includes(part) && <Callout of={marks.indexOf(part) + 2} />;
  const toRow = (part: string, content: ReactNode): readonly ReactNode[] => [
    <small key={part}>{toWords(part)}</small>,
    <>
      {drawMark(part)}
      {content}
    </>,
  ];
  return (
    <div className="screen-record">
      <Key of={selected.key} />
      <strong className="screen-title">{name}</strong>
      <Scores of={selected.key} at={at} mark={drawMark('scores')} />
      <Rows
        rows={[
          ...fields.map((field) =>
            toRow(field, <Value>{short[field] ?? examples[field] ?? ''}</Value>),
          ),
          ...links.map(([as, key]) =>
            toRow(
              as,
              <>
                <Key of={key} /> <StateAt of={key} at={at} />
              </>,
            ),
          ),
        ]}
      />
      <Buttons names={buttons} mark={drawMark('buttons')} />
    </div>
  );
}
