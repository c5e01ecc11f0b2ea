import type {ReactNode} from 'react';

import {ACCOUNT_HEAD, accountRows} from '../illustrations/Accounts';
import {Mark} from './Mark';
import {Selected, Unselected} from './rows';

const SELECTED = 'Mei Tanaka';

/** Columns whose headers have callouts 2 and 3. */
const marked: readonly string[] = ['Organisation', 'Access ends'];

export default function AccountList(): ReactNode {
  return (
    <div className="screen-list">
      <strong className="screen-title">User administration</strong>
      <table>
        <tbody>
          <tr>
            {ACCOUNT_HEAD.map((name) => (
              <th key={name}>
                {name}
                {marked.includes(name) && <Mark of={marked.indexOf(name) + 2} />}
              </th>
            ))}
          </tr>
          {accountRows.map((cells) => {
            const Row = cells[0] === SELECTED ? Selected : Unselected;
            return <Row key={String(cells[0])} cells={cells} />;
          })}
        </tbody>
      </table>
    </div>
  );
}
