import type {LifecycleId} from '../ids';
import {lifecycles} from '../lifecycles';
import type {FieldValue} from './entity';

/** The states of a lifecycle as the values of a field that shows them. */
export const toStateValues = (lifecycle: LifecycleId): readonly FieldValue[] =>
  lifecycles
    .filter(({id}) => id === lifecycle)
    .flatMap(({states}) => states.map(({id, meaning}) => ({value: id, meaning})));
