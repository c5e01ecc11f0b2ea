import product from '#product';

import {entities} from './entities';
import {listById, type ModuleId} from './ids';
import type {RecordEntry, RecordKey, Step} from './model-types';
import {toScore} from './risk-score';

export type {Judgement, Person, PersonName, RecordKey, Step} from './model-types';

const {
  company,
  people,
  questionnaire,
  records: entries,
  register,
  steps,
  way,
} = product['running-example'];

export {company, people, questionnaire, register, steps, way};

export interface ExampleRecord extends RecordEntry {
  readonly key: RecordKey;
}

/** The records of the example, in the order in which a reader meets them. */
export const records: readonly ExampleRecord[] = listById<RecordKey, RecordEntry>(entries).map(
  ({id, ...record}) => ({...record, key: id}),
);

/** The days on which something happens, as RFC 3339 writes dates. */
export const days: readonly string[] = [...new Set(steps.map(({at}) => at.slice(0, 10)))];

export const findRecord = (key: RecordKey): ExampleRecord => ({...entries[key], key});

/** Finds the module that has a record of the example. */
export function findModule(key: RecordKey): ModuleId {
  const {module} = entities.find(({id}) => id === entries[key].entity) ?? {};
  if (module === undefined) throw new Error(`${key} is found in no module`);
  return module;
}

/** Finds the record by which the example goes through a module, and its number on the way. */
export function findOnWay(id: ModuleId): {key: RecordKey; number: number} | undefined {
  const index = way.findIndex((key) => findModule(key) === id);
  const key = way[index];
  return key === undefined ? undefined : {key, number: index + 1};
}

/** Lists what has happened to a record of the example by a moment, in order; both write times alike. */
export const listSteps = (key: RecordKey, at: string): readonly Step[] =>
  steps.filter((step) => step.record === key && step.at <= at);

/** The state of a record of the example at a moment; undefined if the example does not tell. */
export const findState = (key: RecordKey, at: string): string | undefined =>
  listSteps(key, at)
    .flatMap(({states}) => states)
    .at(-1);

/** The residual scores that a risk of the example has had by a moment, in order. */
export const listScores = (key: RecordKey, at: string): readonly number[] =>
  listSteps(key, at).flatMap(({judgement}) =>
    judgement === undefined ? [] : toScore(judgement.likelihood, judgement.impact),
  );

/**
 * Finds the step in which a record of the example enters a state.
 *
 * @throws Error if it never does
 */
export function findStepInto(key: RecordKey, state: string): Step {
  const step = steps.find(({record, states}) => record === key && states.includes(state));
  if (step === undefined) throw new Error(`${key} never becomes ${state} in the example`);
  return step;
}
