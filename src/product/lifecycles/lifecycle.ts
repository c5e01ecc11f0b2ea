import type {EntityId, LifecycleId} from '../ids';
import type {UserTypeId} from '../user-types';

/**
 * Where a record stands, whatever its own word for it:
 *
 * - `new`: nobody has taken it up;
 * - `active`: somebody works on it, or it is in use;
 * - `waiting`: it waits for somebody else or for a date, also where whoever did the work calls it done
 *   and somebody else has still to look;
 * - `done`: it reached its goal, even where that has to be renewed one day;
 * - `closed`: it ended, was retired or does not concern the company, which is neither good nor bad;
 * - `refused`: it was rejected, is broken, has failed or says that the goal is not met.
 */
export const stateKinds = ['new', 'active', 'waiting', 'done', 'closed', 'refused'] as const;

export type StateKind = (typeof stateKinds)[number];

export interface State {
  readonly id: string;
  readonly kind: StateKind;
  /** What the state says about the record, as a sentence. */
  readonly meaning: string;
  /** Who may edit the record then, as a phrase. */
  readonly editableBy?: string;
  /** Whether it ends the life of the record. Only a reopening leads out of such a state. */
  readonly isFinal?: true;
}

export interface Transition {
  readonly from: string;
  readonly to: string;
  /** What triggers it, as a short phrase. */
  readonly when: string;
  /** The same in fewer words, where a picture has little room. */
  readonly label?: string;
  /** Who does it, as a phrase, or CyberView where it happens by itself. */
  readonly by: string;
  /** The user types that may be in that part; nobody's where CyberView does it. */
  readonly userTypes: readonly UserTypeId[];
  /** What has to be true first, as a phrase. */
  readonly needs?: string;
  /** Whether it takes up again what had ended. */
  readonly isReopening?: true;
}

/** The states that a kind of record passes, and the ways from one to the next. */
export interface Lifecycle {
  readonly id: LifecycleId;
  readonly name: string;
  readonly entity: EntityId;
  readonly initial: string;
  readonly states: readonly State[];
  readonly transitions: readonly Transition[];
}
