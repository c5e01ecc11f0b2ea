import type {ReactNode} from 'react';

/** A number in the picture, at what its callout speaks of: without a space no line divides them. */
export const Mark = ({of}: {readonly of: number}): ReactNode => <i className="mark">{of}</i>;
