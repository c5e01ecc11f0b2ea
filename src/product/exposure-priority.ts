export type PriorityId = 'immediate' | 'out_of_cycle' | 'scheduled' | 'defer';

/** How soon an exposure has to end. */
export interface Priority {
  readonly id: PriorityId;
  /** The default deadline in days, or nothing when the next upgrade of the system decides. */
  readonly days?: number;
  readonly meaning: string;
}

/** The four priorities, the most urgent first: the words of SSVC's deployer tree. */
export const priorities: readonly Priority[] = [
  {id: 'immediate', days: 3, meaning: 'Stop other work and fix it.'},
  {id: 'out_of_cycle', days: 14, meaning: 'Fix it before the next planned maintenance.'},
  {id: 'scheduled', days: 60, meaning: 'Fix it in planned maintenance.'},
  {id: 'defer', meaning: 'Fix it with the next upgrade of the system.'},
];

/** Facts about a vulnerability and an asset. A missing value counts as the worse one. */
export interface PriorityInputs {
  readonly isInKev?: boolean | undefined;
  readonly isExposed?: boolean | undefined;
  readonly isAutomatable?: boolean | undefined;
  readonly impact?: 'partial' | 'total' | undefined;
}

/** A row of the table: an input that is missing here may have any value. */
export interface PriorityRule extends PriorityInputs {
  readonly priority: PriorityId;
  /** True if somebody must look for an intruder before the fix. */
  readonly needsTriage?: true;
}

/**
 * The table for CISA's BOD 26-04 in the SSVC repository, with its deadlines as our priorities. The
 * first row that fits decides, so the fifth one holds every other combination in KEV.
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

/** The row that decides about an exposure; what is not known counts as the worse value. */
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

/** The priority of an exposure; what is not known counts as the worse value. */
export function findPriority(inputs: PriorityInputs): Priority {
  const {priority} = findRule(inputs);
  const found = priorities.find(({id}) => id === priority);
  if (found === undefined) throw new RangeError(`There is no priority ${priority}`);
  return found;
}
