import type {ReactNode} from 'react';

import type {AccessLevel} from '../product/access';

/** Whole names: what cleans the stylesheet reads them here. */
const levelClasses = {
  none: 'access-none',
  read: 'access-read',
  contribute: 'access-contribute',
  manage: 'access-manage',
} as const;

/** A level as a word: what it is called does not hang on its colour. */
export default function Level({level}: {readonly level: AccessLevel}): ReactNode {
  return <span className={`access-level ${levelClasses[level]}`}>{level}</span>;
}
