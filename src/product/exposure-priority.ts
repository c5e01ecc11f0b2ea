import product from '#product';

import {listById} from './ids';
import type {ExposureCase, Priorities, PriorityData, PriorityRule} from './model-types';

export type {PriorityRule} from './model-types';

type PriorityId = keyof Priorities['priorities'];

export interface Priority extends PriorityData {
  readonly id: PriorityId;
}

/** The four priorities, most urgent first. */
export const priorities: readonly Priority[] = listById<PriorityId, PriorityData>(
  product.priorities.priorities,
);

/** Facts about a vulnerability and an asset. A missing value counts as the worst value. */
export type PriorityInputs = ExposureCase['inputs'];

/** The decision table. The first row that matches applies. */
export const priorityRules: readonly PriorityRule[] = product.priorities.rules;

const worst = {isInKev: true, isExposed: true, isAutomatable: true, impact: 'total'} as const;

/** Finds the row for an exposure. A missing input counts as the worst value. */
export function findRule(inputs: PriorityInputs): PriorityRule {
  const {
    isInKev = worst.isInKev,
    isExposed = worst.isExposed,
    isAutomatable = worst.isAutomatable,
    impact = worst.impact,
  } = inputs;
  const rule = priorityRules.find(
    (row) =>
      (row.isInKev ?? isInKev) === isInKev &&
      (row.isExposed ?? isExposed) === isExposed &&
      (row.isAutomatable ?? isAutomatable) === isAutomatable &&
      (row.impact ?? impact) === impact,
  );
  if (rule === undefined) throw new RangeError('No row of the table fits these inputs');
  return rule;
}

/** Returns the priority of an exposure. A missing input counts as the worst value. */
export function findPriority(inputs: PriorityInputs): Priority {
  const {priority} = findRule(inputs);
  const found = priorities.find(({id}) => id === priority);
  if (found === undefined) throw new RangeError(`There is no priority ${priority}`);
  return found;
}
