import type {ReactNode} from 'react';

import type {SandboxTable} from '../page-sandbox';
import sandbox from '../sandbox.module.css';

export default function SandboxRecords({caption, head, rows}: SandboxTable): ReactNode {
  return (
    <div className={sandbox.table} tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
