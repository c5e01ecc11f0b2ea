export type PriorityId = 'immediate' | 'out_of_cycle' | 'scheduled' | 'defer';

export interface Priority {
  readonly id: PriorityId;
  /** Default deadline in days; undefined if the next upgrade of the system is soon enough. */
  readonly days?: number;
  readonly meaning: string;
}

/** The four priorities, most urgent first. The names are those of SSVC's deployer tree. */
export const priorities: readonly Priority[] = [
  {id: 'immediate', days: 3, meaning: 'Stop other work and fix it.'},
  {id: 'out_of_cycle', days: 14, meaning: 'Fix it before the next planned maintenance.'},
  {id: 'scheduled', days: 60, meaning: 'Fix it in planned maintenance.'},
  {id: 'defer', meaning: 'Fix it with the next upgrade of the system.'},
];

/** Facts about a vulnerability and an asset. A missing value counts as the worst value. */
export interface PriorityInputs {
  readonly isInKev?: boolean | undefined;
  readonly isExposed?: boolean | undefined;
  readonly isAutomatable?: boolean | undefined;
  readonly impact?: 'partial' | 'total' | undefined;
}

/** A row of the decision table. A missing input matches any value. */
export interface PriorityRule extends PriorityInputs {
  readonly priority: PriorityId;
  /** True if forensic triage is required before the fix. */
  readonly needsTriage?: true;
}

/**
 * The decision table for CISA's BOD 26-04 in the SSVC repository, with its deadlines mapped to our priorities. The
 * first row that matches applies, so the fifth row covers all other combinations in KEV.
 * @see https://github.com/CERTCC/SSVC/blob/main/data/csv/cisa/cisa_bod_26_04_1_0_0.csv
 */
export const priorityRules: readonly PriorityRule[] = [
  {isInKev: true, isExposed: true, impact: 'total', priority: 'immediate', needsTriage: true},
  {
    isInKev: true,
    isExposed: false,
    isAutomatable: true,
    impact: 'total',
    priority: 'immediate',
    needsTriage: true,
  },
  {isInKev: true, isExposed: true, isAutomatable: true, impact: 'partial', priority: 'immediate'},
  {isInKev: false, isExposed: true, isAutomatable: true, impact: 'total', priority: 'immediate'},
  {isInKev: true, priority: 'out_of_cycle'},
  {
    isInKev: false,
    isExposed: true,
    isAutomatable: true,
    impact: 'partial',
    priority: 'out_of_cycle',
  },
  {
    isInKev: false,
    isExposed: true,
    isAutomatable: false,
    impact: 'total',
    priority: 'out_of_cycle',
  },
  {isInKev: false, isExposed: true, isAutomatable: false, impact: 'partial', priority: 'scheduled'},
  {isInKev: false, isExposed: false, isAutomatable: true, priority: 'scheduled'},
  {isInKev: false, isExposed: false, isAutomatable: false, priority: 'defer'},
];

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
