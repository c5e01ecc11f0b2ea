import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {EntityId} from '../product/ids';
import {lifecycles} from '../product/lifecycles';

import {findById} from './find';

/** Complete class names, because PurgeCSS looks for them in the source. */
export const stateClasses = {
  new: 'state-new',
  active: 'state-active',
  waiting: 'state-waiting',
  done: 'state-done',
  closed: 'state-closed',
  refused: 'state-refused',
} as const;

interface Props {
  readonly of: EntityId;
  readonly id: string;
}

/** Renders the name of a state, with a hexagon in the colour of the state's kind. */
export default function StateName({of, id}: Props): ReactNode {
  const {states = []} = lifecycles.find(({entity}) => entity === of) ?? {};
  const {kind} = findById(states, id);
  return <code className={clsx('state', stateClasses[kind])}>{id}</code>;
}
