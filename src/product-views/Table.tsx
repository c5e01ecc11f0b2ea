import type {ReactNode} from 'react';

interface Props {
  /** What the table is about, for those who come to it without the text before it. */
  readonly label: string;
  readonly head: readonly ReactNode[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** `stacked` where cells hold sentences: on a phone each row becomes a block. */
  readonly className?: string;
}

/** A table of the model: what a row is about stands in its head. */
export default function Table({label, head, rows, className}: Props): ReactNode {
  const labels = className === 'stacked' ? head.map(String) : [];
  return (
    <div className="table-scroll" tabIndex={0}>
      <table aria-label={label} className={className}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={index} data-label={labels[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
