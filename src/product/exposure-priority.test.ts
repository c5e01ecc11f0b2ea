import {describe, expect, it} from 'vitest';

import {
  findPriority,
  findRule,
  priorities,
  type Priority,
  type PriorityInputs,
  priorityRules,
} from './exposure-priority';

const flags = [true, false, undefined];
const impacts = ['total', 'partial', undefined] as const;

const combinations: readonly PriorityInputs[] = flags.flatMap((isInKev) =>
  flags.flatMap((isExposed) =>
    flags.flatMap((isAutomatable) =>
      impacts.map((impact) => ({isInKev, isExposed, isAutomatable, impact})),
    ),
  ),
);

const toUrgency = (inputs: PriorityInputs): number =>
  -priorities.findIndex(({id}) => id === findPriority(inputs).id);

/** The sixteen rows of the published table: inputs, priority, and whether forensic triage is required. */
const published: readonly [string, Priority['id'], boolean][] = [
  ['no,no,no,partial', 'defer', false],
  ['yes,no,no,partial', 'out_of_cycle', false],
  ['no,yes,no,partial', 'scheduled', false],
  ['no,no,yes,partial', 'scheduled', false],
  ['no,no,no,total', 'defer', false],
  ['yes,yes,no,partial', 'out_of_cycle', false],
  ['yes,no,yes,partial', 'out_of_cycle', false],
  ['no,yes,yes,partial', 'out_of_cycle', false],
  ['yes,no,no,total', 'out_of_cycle', false],
  ['no,yes,no,total', 'out_of_cycle', false],
  ['no,no,yes,total', 'scheduled', false],
  ['yes,yes,yes,partial', 'immediate', false],
  ['yes,yes,no,total', 'immediate', true],
  ['yes,no,yes,total', 'immediate', true],
  ['no,yes,yes,total', 'immediate', false],
  ['yes,yes,yes,total', 'immediate', true],
];

describe('the priority of an exposure', () => {
  it.each(published)('follows the published row %s', (row, priority, needsTriage) => {
    const [inKev, exposed, automatable, impact] = row.split(',');
    const inputs: PriorityInputs = {
      isInKev: inKev === 'yes',
      isExposed: exposed === 'yes',
      isAutomatable: automatable === 'yes',
      impact: impact === 'total' ? 'total' : 'partial',
    };
    expect(findPriority(inputs).id).toBe(priority);
    expect(findRule(inputs).needsTriage ?? false).toBe(needsTriage);
  });

  it('exists for all 81 combinations, known or not', () => {
    expect(combinations).toHaveLength(81);
    combinations.forEach((inputs) => expect(priorities).toContain(findPriority(inputs)));
  });

  it.each(combinations)('treats unknown facts as the worse value in %j', (inputs) => {
    const worse: PriorityInputs = {
      isInKev: inputs.isInKev ?? true,
      isExposed: inputs.isExposed ?? true,
      isAutomatable: inputs.isAutomatable ?? true,
      impact: inputs.impact ?? 'total',
    };
    expect(findRule(inputs)).toBe(findRule(worse));
  });

  it('never falls when an input gets worse', () => {
    for (const inputs of combinations) {
      const urgency = toUrgency(inputs);
      expect(toUrgency({...inputs, isInKev: true})).toBeGreaterThanOrEqual(urgency);
      expect(toUrgency({...inputs, isExposed: true})).toBeGreaterThanOrEqual(urgency);
      expect(toUrgency({...inputs, isAutomatable: true})).toBeGreaterThanOrEqual(urgency);
      expect(toUrgency({...inputs, impact: 'total'})).toBeGreaterThanOrEqual(urgency);
    }
  });

  it('is immediate if nothing is known', () => {
    expect(findPriority({}).id).toBe('immediate');
  });

  it('uses every row of the table', () => {
    const used = new Set(combinations.map(findRule));
    expect(priorityRules.filter((rule) => !used.has(rule))).toEqual([]);
  });

  it('has the default deadlines of 3, 14 and 60 days, and none for defer', () => {
    expect(priorities.map(({id, days}) => [id, days])).toEqual([
      ['immediate', 3],
      ['out_of_cycle', 14],
      ['scheduled', 60],
      ['defer', undefined],
    ]);
  });
});
