import type {ReactNode} from 'react';

/** Number of a callout. No space precedes the element, so that the number stays on the line of its text. */
export const Mark = ({of}: {readonly of: number}): ReactNode => <i className="mark">{of}</i>;

interface Props {
  readonly cells: readonly ReactNode[];
}

/** The selected row of a list, with callout 1. */
export const Selected = ({cells: [first, ...rest]}: Props): ReactNode => (
  <tr className="screen-selected">
    <td>
      {first}
      <Mark of={1} />
    </td>
    {rest.map((cell, index) => (
      <td key={index}>{cell}</td>
    ))}
  </tr>
);

export const Unselected = ({cells}: Props): ReactNode => (
  <tr>
    {cells.map((cell, index) => (
      <td key={index}>{cell}</td>
    ))}
  </tr>
);
