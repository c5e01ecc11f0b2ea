import type {ReactNode} from 'react';

import styles from './styles.module.css';
import type {Combobox} from './use-combobox';

interface Props {
  readonly name: string;
  readonly combobox: Combobox;
}

export function KindFilters({name, combobox}: Props): ReactNode {
  const {filters, filter: chosen, isExact, narrow} = combobox;
  if (filters.length === 0) return null;
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.hidden}>Kinds of results</legend>
      {filters.map(([filter, count]) => (
        <label key={filter.label}>
          <input
            type="radio"
            className={styles.hidden}
            name={name}
            checked={filter === chosen}
            onChange={() => narrow(filter)}
          />
          {filter.label}
          {isExact && `, ${count}`}
        </label>
      ))}
    </fieldset>
  );
}
