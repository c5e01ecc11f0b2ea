import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {EntityId} from '../product/ids';
import {lifecycles} from '../product/lifecycles';

import {find} from './find';

/** The class of each kind of state, in whole: what cleans the stylesheet reads them here. */
export const stateClasses = {
  new: 'state-new',
  active: 'state-active',
  waiting: 'state-waiting',
  done: 'state-done',
  closed: 'state-closed',
  refused: 'state-refused',
} as const;

interface Props {
  /** The kind of record whose state it is. */
  readonly of: EntityId;
  readonly id: string;
}

/** A state in a cell: a hexagon for what kind of state it is, and its name. */
export default function StateName({of, id}: Props): ReactNode {
  const {states = []} = lifecycles.find(({entity}) => entity === of) ?? {};
  const {kind} = find(states, id);
  return <code className={clsx('state', stateClasses[kind])}>{id}</code>;
}
