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

/** The records of the example, in the order in which the story mentions them. */
export const records: readonly ExampleRecord[] = listById<RecordKey, RecordEntry>(entries).map(
  ({id, ...record}) => ({...record, key: id}),
);

/** Days with at least one step, such as `2026-11-02`. */
export const days: readonly string[] = [...new Set(steps.map(({at}) => at.slice(0, 10)))];

export const findRecord = (key: RecordKey): ExampleRecord => ({...entries[key], key});

export function findModule(key: RecordKey): ModuleId {
  const {module} = entities.find(({id}) => id === entries[key].entity) ?? {};
  if (module === undefined) throw new Error(`${key} is found in no module`);
  return module;
}

/** Returns the record of the running example that belongs to a module, and its position; undefined if there is none. */
export function findExampleStop(id: ModuleId): {key: RecordKey; number: number} | undefined {
  const index = way.findIndex((key) => findModule(key) === id);
  const key = way[index];
  return key === undefined ? undefined : {key, number: index + 1};
}

/** Lists the steps of a record up to a moment. Times are compared as text, because all have the same format. */
export const listSteps = (key: RecordKey, at: string): readonly Step[] =>
  steps.filter((step) => step.record === key && step.at <= at);

/** Returns the state of a record at a moment; undefined before its first state. */
export const findState = (key: RecordKey, at: string): string | undefined =>
  listSteps(key, at)
    .flatMap(({states}) => states)
    .at(-1);

/** Lists the residual scores of a risk up to a moment, in order. */
export const listScores = (key: RecordKey, at: string): readonly number[] =>
  listSteps(key, at).flatMap(({judgement}) =>
    judgement === undefined ? [] : toScore(judgement.likelihood, judgement.impact),
  );

/**
 * Finds the step in which a record enters a state.
 *
 * @throws Error if the record never enters the state
 */
export function findStepInto(key: RecordKey, state: string): Step {
  const step = steps.find(({record, states}) => record === key && states.includes(state));
  if (step === undefined) throw new Error(`${key} never becomes ${state} in the example`);
  return step;
}
