import {type EntityId, type LifecycleId, listById, toName} from './ids';
import {auditLifecycles} from './lifecycles/audits';
import {complianceLifecycles} from './lifecycles/compliance';
import {inventoryLifecycles} from './lifecycles/inventory';
import {type Lifecycle, type Passage, type Transition, userTypesOf} from './lifecycles/lifecycle';
import {peopleLifecycles} from './lifecycles/people';
import {riskLifecycles} from './lifecycles/risks';
import {threatLifecycles} from './lifecycles/threats';
import {workLifecycles} from './lifecycles/work';

export {stateKinds} from './lifecycles/lifecycle';
export type {Lifecycle, Transition} from './lifecycles/lifecycle';

const passages: Readonly<Record<LifecycleId, Passage>> = {
  ...inventoryLifecycles,
  ...complianceLifecycles,
  ...auditLifecycles,
  ...threatLifecycles,
  ...riskLifecycles,
  ...workLifecycles,
  ...peopleLifecycles,
};

const toTransitions = (ways: Passage['transitions']): readonly Transition[] =>
  Object.entries(ways).flatMap(([from, targets]) =>
    Object.entries(targets).map(([to, way]) => ({
      userTypes: userTypesOf[way.by],
      ...way,
      from,
      to,
    })),
  );

/** The states of every kind of record that has some, with the ways between them. */
export const lifecycles: readonly Lifecycle[] = listById(passages).map(
  ({id, name = toName(id), entity = id as EntityId, states, transitions}) => ({
    id,
    name,
    entity,
    initial: Object.keys(states)[0] ?? '',
    states: listById(states),
    transitions: toTransitions(transitions),
  }),
);
