import type {LifecycleId} from '../ids';
import type {UserTypeId} from '../user-types';

/** One of those who work together in a flow. */
export interface Lane {
  readonly id: string;
  readonly name: string;
  /** The user types that act in it. */
  readonly userTypes: readonly UserTypeId[];
}

/** A state in which an act leaves a record. */
export interface Reached {
  readonly lifecycle: LifecycleId;
  readonly state: string;
}

/** What one lane does in a step. */
export interface Act {
  readonly lane: string;
  /** In a few words that begin with a verb, for instance 'Submits the answers'. */
  readonly does: string;
  /** The states that it leads to, in their order. */
  readonly reaches?: readonly Reached[];
  /** Whether it leads to one of them alone. */
  readonly isEither?: true;
}

/** Acts that belong together, in their order; each lane has one at most. */
export interface FlowStep {
  readonly name: string;
  readonly acts: readonly Act[];
  /** Whether the lanes answer each other until the step is done. */
  readonly isLoop?: true;
}

/** How several lanes bring a record from its first state to its last. */
export interface Flow {
  readonly id: string;
  readonly title: string;
  /** The record that the flow is about, by the states that it passes. */
  readonly lifecycle: LifecycleId;
  /** What people call this record here. */
  readonly record: string;
  readonly lanes: readonly [Lane, Lane];
  readonly steps: readonly FlowStep[];
}

/** What an act leads to: states of one record, in their order. */
export const toStates = (lifecycle: LifecycleId, ...states: string[]) => ({
  reaches: states.map((state) => ({lifecycle, state})),
});

/** What an act leads to: one state of several of a record. */
export const toEither = (lifecycle: LifecycleId, ...states: string[]) =>
  ({...toStates(lifecycle, ...states), isEither: true}) as const;

/** Makes the acts of one lane. */
export const toActs =
  (lane: string) =>
  (does: string, outcome: Pick<Act, 'reaches' | 'isEither'> = {}): Act => ({
    lane,
    does,
    ...outcome,
  });
