import type {ReactNode} from 'react';

/** A part of a page; what `page` holds is between it and the pages that place it. */
export type Part = (props: {readonly page: never}) => ReactNode;

/** Parts by their names below `@theme/`; `undefined` where only a bundler can load one. */
export type Parts = Readonly<Record<string, Part | undefined>>;
