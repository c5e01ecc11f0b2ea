import type {ReactNode} from 'react';

/**
 * Number of a callout in the picture. No space precedes the element, so that the number stays on the line of its
 * text.
 */
export const Mark = ({of}: {readonly of: number}): ReactNode => <i className="mark">{of}</i>;
