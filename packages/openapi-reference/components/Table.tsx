import type {ReactNode} from 'react';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly columns: readonly string[];
  readonly rows: readonly ReactNode[];
}

export const Table = ({label, className, columns, rows}: Props): ReactNode => (
  <div className="api-scroll" tabIndex={0} role="region" aria-label={label}>
    <table className={className}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  </div>
);
