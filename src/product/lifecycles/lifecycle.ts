import type {EntityId, LifecycleId} from '../ids';
import type {UserTypeId} from '../user-types';

export interface State {
  readonly id: string;
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
