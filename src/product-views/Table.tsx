import type {ReactNode} from 'react';

interface FrameProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly head: readonly ReactNode[];
  /** `stacked` if cells contain sentences: on a phone each row becomes a block. */
  readonly className?: string | undefined;
  /** One or more `<tbody>` elements. */
  readonly children: ReactNode;
}

/** Table that scrolls horizontally if it is too wide. */
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
  /** Cells of each row. The first cell is the row's header. */
  readonly rows: readonly (readonly ReactNode[])[];
}

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
