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

export interface StateData {
  readonly kind: StateKind;
  /** What the state says about the record, as a sentence. */
  readonly meaning: string;
  /** Who may edit the record then, as a phrase. */
  readonly editableBy?: string;
  /** Whether it ends the life of the record. Only a reopening leads out of such a state. */
  readonly isFinal?: true;
}

/** Who moves records, by the words for that part: the user types that may be in it; nobody's where CyberView does it. */
export const userTypesOf = {
  CyberView: [],
  'product team': [],
  CISO: ['ciso'],
  'asset owner or CISO': ['ciso', 'member'],
  'control owner or CISO': ['ciso', 'member'],
  'creator or CISO': ['ciso', 'member'],
  lead: ['ciso', 'member'],
  'lead or CISO': ['ciso', 'member'],
  'owner of the finding': ['ciso', 'member'],
  'owner of the finding or CISO': ['ciso', 'member'],
  'owner of the task or CISO': ['ciso', 'member'],
  'risk owner': ['ciso', 'member'],
  reviewer: ['ciso', 'member', 'auditor'],
  'reviewer of the assessment': ['ciso', 'member', 'auditor'],
  assignee: ['ciso', 'member', 'outsource'],
  'enrolled person': ['ciso', 'member', 'outsource'],
  'its owner, or a CISO where it is shared': ['ciso', 'member', 'outsource'],
  'verifier of the task': ['ciso', 'member', 'outsource'],
  'verifier, or CISO where the task names none': ['ciso', 'member', 'outsource'],
  respondent: ['ciso', 'member', 'outsource', 'vendor'],
  uploader: ['ciso', 'member', 'outsource', 'vendor'],
  'invited person': ['ciso', 'member', 'outsource', 'vendor', 'auditor'],
} as const satisfies Readonly<Record<string, readonly UserTypeId[]>>;

/** How a record gets from one state to another. */
export interface Way {
  /** What triggers it, as a short phrase. */
  readonly when: string;
  /** The same in fewer words, where a picture has little room. */
  readonly label?: string;
  /** Who does it. */
  readonly by: keyof typeof userTypesOf;
  /** The user types that may be in that part, where they are others than elsewhere. */
  readonly userTypes?: readonly UserTypeId[];
  /** What has to be true first, as a phrase. */
  readonly needs?: string;
  /** Whether it takes up again what had ended. */
  readonly isReopening?: true;
}

export interface Passage {
  /** Its name and its kind of record, where they are not those of its id. */
  readonly name?: string;
  readonly entity?: EntityId;
  readonly states: Readonly<Record<string, StateData>>;
  readonly transitions: Readonly<Record<string, Readonly<Record<string, Way>>>>;
}

/** The states that kinds of record pass from the first, and the ways from each to others. */
export type LifecycleData = Readonly<Partial<Record<LifecycleId, Passage>>>;

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
  readonly states: readonly State[];
  readonly transitions: readonly Transition[];
}
