import product from '#product';

import {type EntityId, type LifecycleId, listById, toName} from './ids';
import type {Passage, StateData, UserTypeId, Way} from './model-types';

export interface State extends StateData {
  readonly id: string;
}

export interface Transition extends Way {
  readonly from: string;
  readonly to: string;
  readonly userTypes: readonly UserTypeId[];
}

export interface Lifecycle {
  readonly id: LifecycleId;
  readonly name: string;
  readonly entity: EntityId;
  readonly initial: string;
  readonly picture: Passage['picture'];
  readonly states: readonly State[];
  readonly transitions: readonly Transition[];
}

const {lifecycles: passages, parts} = product.lifecycles;

const toTransitions = (ways: Passage['transitions']): readonly Transition[] =>
  Object.entries(ways).flatMap(([from, targets]) =>
    Object.entries(targets).map(([to, way]) => ({userTypes: parts[way.by], ...way, from, to})),
  );

export const lifecycles: readonly Lifecycle[] = listById<LifecycleId, Passage>(passages).map(
  ({id, name = toName(id), entity = id as EntityId, picture, states, transitions}) => ({
    id,
    name,
    entity,
    picture,
    initial: Object.keys(states)[0] ?? '',
    states: listById<string, StateData>(states),
    transitions: toTransitions(transitions),
  }),
);
