import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import type {RecordScreen} from '../../product/heads';
import {findRecord, findState} from '../../product/running-example';

import {Score} from '../Band';
import {Key, State} from '../illustrations/parts';
import Below from './Below';
import {Selected, Unselected} from './rows';

/** Formats the last column: a risk score, a date without its year, or text. */
const toLast = (last: string | number): ReactNode => {
  if (typeof last === 'number') return <Score of={last} />;
  return /^\d{4}-/.test(last) ? formatDate(last).replace(' 2026', '') : last;
};

interface Props extends RecordScreen {
  readonly at: string;
}

/** The list of a module. Its first row is selected and has callout 1. */
export default function List({list, last: lastHead, rows, at, below}: Props): ReactNode {
  const [selected] = rows;
  return (
    <div className="screen-list">
      <strong className="screen-title">{list}</strong>
      <table>
        <tbody>
          <tr>
            <th>Key</th>
            <th>Title</th>
            <th>State</th>
            <th>{lastHead}</th>
          </tr>
          {rows.map(({key, state = findState(key, at), last}) => {
            const Row = key === selected?.key ? Selected : Unselected;
            return (
              <Row
                key={key}
                cells={[
                  <Key key={key} of={key} />,
                  findRecord(key).name,
                  <State key={key} of={key} state={state} />,
                  toLast(last),
                ]}
              />
            );
          })}
        </tbody>
      </table>
      {selected !== undefined && <Below of={selected.key} at={at} as={below} />}
    </div>
  );
}
