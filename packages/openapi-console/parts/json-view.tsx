import {type ReactNode, useState} from 'react';

import type {JsonEntry, JsonGroup} from '../json-tree';
import result from '../result.module.css';
import Button from './button';

/** Decides whether an object or array is expanded at first. The root always is. */
export type IsExpanded = (group: JsonGroup, name?: string) => boolean;

/** Expands objects and arrays of up to 600 values: enough for one page of a list. */
export const unfoldMost: IsExpanded = ({size}) => size <= 600;

/** Number of entries to show at first, and to add with each click. */
const STEP = 50;

interface EntryProps extends JsonEntry {
  readonly isLast: boolean;
  readonly isRoot?: boolean;
  readonly unfold: IsExpanded;
}

interface GroupProps extends Omit<EntryProps, 'value'> {
  readonly group: JsonGroup;
}

const Name = ({name}: Pick<EntryProps, 'name'>): ReactNode =>
  name !== undefined && (
    <>
      <span className="code-name">{name}</span>
      {': '}
    </>
  );

function formatCount({entries, isObject}: JsonGroup): string {
  if (entries.length === 1) return isObject ? '1 field' : '1 entry';
  return `${entries.length} ${isObject ? 'fields' : 'entries'}`;
}

function Entries({entries, unfold}: JsonGroup & Pick<EntryProps, 'unfold'>): ReactNode {
  const [count, setCount] = useState(STEP);
  const rest = entries.length - count;
  return (
    <div className={result.entries}>
      {entries.slice(0, count).map((entry, index) => (
        <Entry key={index} {...entry} unfold={unfold} isLast={index === entries.length - 1} />
      ))}
      {rest > 0 && (
        <Button onClick={() => setCount(count + STEP)}>
          Show {Math.min(STEP, rest)} more of {rest}
        </Button>
      )}
    </div>
  );
}

/** Shows an object or array that can be collapsed. Its entries are in the DOM only while it is open. */
function Group({group, name, isLast, isRoot, unfold}: GroupProps): ReactNode {
  const [isOpen, setIsOpen] = useState(isRoot === true || unfold(group, name));
  const [start, end] = group.isObject ? '{}' : '[]';
  const rest = `${end}${isLast ? '' : ','}`;
  if (group.entries.length === 0) {
    return (
      <div>
        <Name name={name} />
        {start}
        {rest}
      </div>
    );
  }
  return (
    <details open={isOpen} onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>
        <Name name={name} />
        {start}
        {!isOpen && (
          <>
            {' … '}
            {rest} <span className={result.count}>{formatCount(group)}</span>
          </>
        )}
      </summary>
      {isOpen && (
        <>
          <Entries {...group} unfold={unfold} />
          <div>{rest}</div>
        </>
      )}
    </details>
  );
}

export default function Entry({value, ...entry}: EntryProps): ReactNode {
  if (!('text' in value)) return <Group group={value} {...entry} />;
  return (
    <div>
      <Name {...entry} />
      <span className={value.text.startsWith('"') ? 'code-string' : 'code-literal'}>
        {value.text}
      </span>
      {!entry.isLast && ','}
    </div>
  );
}
