import type {ReactNode} from 'react';

import type {RecordScreen} from '../../product/heads';
import {findRecord, findState, listScores, type RecordKey} from '../../product/running-example';

import {Score} from '../Band';
import {Key, Mark, readExamples, State, toWords} from '../illustrations/parts';
import {Value} from '../illustrations/Value';

interface LineProps {
  readonly name: string;
  readonly mark: number | undefined;
  readonly children: ReactNode;
}

const Line = ({name, mark, children}: LineProps): ReactNode => (
  <tr>
    <td>
      <small>{toWords(name)}</small>
    </td>
    <td>
      {mark !== undefined && <Mark of={mark} />}
      {children}
    </td>
  </tr>
);

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
  const toMark = (part: string): number | undefined =>
    marks.includes(part) ? marks.indexOf(part) + 2 : undefined;
  const drawMark = (part: string): ReactNode =>
    marks.includes(part) && <Mark of={toMark(part) ?? 0} />;
  return (
    <div className="screen-record">
      <Key of={selected.key} />
      <strong className="screen-title">{name}</strong>
      <Scores of={selected.key} at={at} mark={drawMark('scores')} />
      <table>
        <tbody>
          {fields.map((field) => (
            <Line key={field} name={field} mark={toMark(field)}>
              <Value>{short[field] ?? examples[field] ?? ''}</Value>
            </Line>
          ))}
          {links.map(([as, key]) => (
            <Line key={key} name={as} mark={toMark(as)}>
              <Key of={key} /> <StateAt of={key} at={at} />
            </Line>
          ))}
        </tbody>
      </table>
      <Buttons names={buttons} mark={drawMark('buttons')} />
    </div>
  );
}
