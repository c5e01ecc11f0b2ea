import type {EntityId, LifecycleId, ModuleId} from '../ids';
import {lifecycles} from '../lifecycles';

/** One of the values that a field may have. */
export interface FieldValue {
  readonly value: string;
  readonly meaning: string;
  /** What `detailHead` of the field asks of it, as a phrase. */
  readonly detail?: string;
}

export interface FieldData {
  /** What it holds, in words: 'text', 'date', 'user', 'one of four'. */
  readonly type: string;
  readonly isOptional?: true;
  readonly values?: readonly FieldValue[];
  /** What a table of its values says of each besides the meaning. */
  readonly detailHead?: string;
  /** Whether a table of the page has its values, so that the list of fields leaves them out. */
  readonly hasOwnTable?: true;
  readonly example: string;
  /** Why the field matters, as a sentence. */
  readonly why: string;
}

/**
 * A kind of record. Every record also has an owner, a UUID, two times and a history; but the company
 * profile, accounts and vulnerabilities have no owner, and the company profile has no UUID either.
 */
export interface RecordData {
  /** What one is called, where that is not its id, and several, where that has no `s`. */
  readonly name?: string;
  readonly plural?: string;
  /** The letters before the number of its key; records without a key have none. */
  readonly key?: string;
  /** The key of one record, or what people call it by where there is no key. */
  readonly keyExample: string;
  /** Where it is found; accounts and ideas belong to no module. */
  readonly module?: ModuleId;
  /** What one record is, as a sentence. */
  readonly purpose: string;
  readonly fields: Readonly<Record<string, FieldData>>;
  /** Whether the API has this record, with fields of these names. */
  readonly contract?: true;
}

export type EntityData = Readonly<Partial<Record<EntityId, RecordData>>>;

/** The states of a lifecycle as the values of a field that shows them. */
export const toStateValues = (lifecycle: LifecycleId): readonly FieldValue[] =>
  lifecycles
    .filter(({id}) => id === lifecycle)
    .flatMap(({states}) => states.map(({id, meaning}) => ({value: id, meaning})));
