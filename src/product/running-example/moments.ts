import {toScore} from '../risk-score';
import type {RecordKey} from '../running-example';
import {type Step, steps} from './steps';

/** What has happened to a record of the example by a moment, in order; both write times alike. */
export const listSteps = (key: RecordKey, at: string): readonly Step[] =>
  steps.filter((step) => step.record === key && step.at <= at);

/** The state of a record of the example at a moment, or none where the example does not tell. */
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
 * The step in which a record of the example enters a state.
 *
 * @throws Error where it never does
 */
export function findStepInto(key: RecordKey, state: string): Step {
  const step = steps.find(({record, states}) => record === key && states.includes(state));
  if (step === undefined) throw new Error(`${key} never becomes ${state} in the example`);
  return step;
}
