import type {ReactNode} from 'react';

import {lifecycles} from '../../product/lifecycles';
import {findRecord, type RecordKey} from '../../product/running-example';

import {findById} from '../find';
import {stateClasses} from '../StateName';
import {entities} from '../../product/entities';
import type {EntityId} from '../../product/ids';

export const readExamples = (id: EntityId): Readonly<Record<string, string>> =>
  Object.fromEntries(findById(entities, id).fields.map(({name, example}) => [name, example]));

interface KeyProps {
  readonly of: RecordKey;
}

export const Key = ({of}: KeyProps): ReactNode => <code className="record-key">{of}</code>;

/** Converts an identifier to words: `in_remediation` to `in remediation`. */
export const toWords = (name: string): string => name.replaceAll('_', ' ');

interface StateProps {
  /** A record of the running example, `user` for an account, or `company` for the profile. */
  readonly of: RecordKey | 'user' | 'company';
  readonly state?: string | undefined;
}

export function State({of, state = ''}: StateProps): ReactNode {
  const entity = of === 'user' || of === 'company' ? of : findRecord(of).entity;
  const states = lifecycles.find((one) => one.entity === entity)?.states ?? [];
  const {kind} = findById(states, state);
  return <span className={`state ${stateClasses[kind]}`}>{toWords(state)}</span>;
}

/** Number of a callout. No space precedes the element, so that the number stays on the line of its text. */
export const Callout = ({of}: {readonly of: number}): ReactNode => <i className="mark">{of}</i>;

interface RowsProps {
  readonly head?: readonly ReactNode[];
  /** Cells of each row. On narrow screens, only the first two columns and the last one are visible. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** Index of the selected row, which has callout 1. */
  readonly selected?: number;
}

export function Rows({head = [], rows, selected}: RowsProps): ReactNode {
  return (
    <table>
      <tbody>
        {head.length > 0 && (
          <tr>
            {head.map((cell, index) => (
              <th key={index}>{cell}</th>
            ))}
          </tr>
        )}
        {rows.map((cells, row) => (
          <tr key={row} className={row === selected ? 'screen-selected' : undefined}>
            {cells.map((cell, index) => (
              <td key={index}>
                {cell}
                {row === selected && index === 0 && <Callout of={1} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TitleProps {
  readonly children: ReactNode;
  /** Content below the title. */
  readonly more?: ReactNode;
}

export function Title({children, more}: TitleProps): ReactNode {
  return (
    <>
      <strong className="screen-title">{children}</strong>
      <div className="screen-more">{more}</div>
    </>
  );
}
