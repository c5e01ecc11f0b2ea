import {type ReactNode, useEffect} from 'react';

import {OptionRow} from './option';
import {findPath} from './result-groups';
import styles from './results.module.css';
import type {Combobox} from './use-combobox';
import {useAddress} from './use-opening';

interface Props {
  readonly id: string;
  readonly combobox: Combobox;
}

export const toOptionId = (id: string, index: number): string => `${id}-${index}`;

/** Scrolls to the active option. For the first option, scrolls to the heading above. */
function useActiveInView(id: string, {active, groups}: Combobox): void {
  useEffect(() => {
    const option = document.getElementById(toOptionId(id, active));
    (active === 0 ? option?.parentElement : option)?.scrollIntoView({block: 'nearest'});
  }, [id, active, groups]);
}

export function Results({id, combobox}: Props): ReactNode {
  const {groups, active, setActive, onClick} = combobox;
  const toAddress = useAddress();
  useActiveInView(id, combobox);

  const listed = groups.flatMap(({options}) => options);
  return (
    // Prevents a click from moving the focus out of the text field.
    <div
      id={id}
      role="listbox"
      className={styles.list}
      aria-label="Results"
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({label, options}, group) => (
        <div key={group} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div id={`${id}-group-${group}`} role="presentation" className={styles.heading}>
            {label}
          </div>
          {options.map((option) => {
            const index = listed.indexOf(option);
            const path = findPath(option);
            return (
              <OptionRow
                key={index}
                id={toOptionId(id, index)}
                option={option}
                isActive={index === active}
                address={path === '' ? undefined : toAddress(path)}
                onPoint={() => setActive(index)}
                onClick={(event) => onClick(option, event)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
