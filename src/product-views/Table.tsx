import type {ReactNode} from 'react';

interface FrameProps {
  /** The accessible name of the table. */
  readonly label: string;
  readonly head: readonly ReactNode[];
  /** `stacked` if cells contain sentences: on a phone each row becomes a block. */
  readonly className?: string | undefined;
  /** The bodies of the table. */
  readonly children: ReactNode;
}

/** A table with its head; what is too wide scrolls inside itself. */
export function TableFrame({label, head, className, children}: FrameProps): ReactNode {
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
        {children}
      </table>
    </div>
  );
}

interface Props extends Omit<FrameProps, 'children'> {
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table of product data; the first cell of each row is its header. */
export default function Table({rows, ...frame}: Props): ReactNode {
  const labels = frame.className === 'stacked' ? frame.head.map(String) : [];
  return (
    <TableFrame {...frame}>
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
    </TableFrame>
  );
}
