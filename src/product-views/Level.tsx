import type {ReactNode} from 'react';

import type {AccessLevel} from '../product/access';

/** Complete class names, because PurgeCSS looks for them in the source. */
const levelClasses = {
  none: 'access-none',
  read: 'access-read',
  contribute: 'access-contribute',
  manage: 'access-manage',
} as const;

export default function Level({level}: {readonly level: AccessLevel}): ReactNode {
  return <span className={`access-level ${levelClasses[level]}`}>{level}</span>;
}
