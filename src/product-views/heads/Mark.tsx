import type {ReactNode} from 'react';

/** The number of a callout in the picture. No space precedes it, so that it stays on the line of its text. */
export const Mark = ({of}: {readonly of: number}): ReactNode => <i className="mark">{of}</i>;
