import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  readonly of: number;
  /** Whether it stands in its line, and not at the edge of the list or record. */
  readonly isInline?: true;
}

/** A number in the picture, at what it points at. */
export const Mark = ({of, isInline}: Props): ReactNode => (
  <i className={clsx('mark', isInline && 'mark-inline')}>{of}</i>
);
