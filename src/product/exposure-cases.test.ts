import product from '#product';

import {describe, expect, it} from 'vitest';

import {entities} from './entities';
import {findPriority, findRule, priorities} from './exposure-priority';

const {exposures} = product;

const findExample = (entity: string, name: string): string | undefined =>
  entities.find(({id}) => id === entity)?.fields.find((field) => field.name === name)?.example;

const toAnswer = (value: boolean | undefined): string =>
  value === undefined ? '(not known)' : value ? 'yes' : 'no';

describe('the exposure of the example in other circumstances', () => {
  it('starts with the exposure as its records describe it', () => {
    const {isInKev, isExposed, isAutomatable, impact} = exposures[0]?.inputs ?? {};
    expect(toAnswer(isInKev)).toBe(findExample('vulnerability', 'in_kev'));
    expect(toAnswer(isExposed)).toBe(findExample('asset', 'internet_exposed'));
    expect(toAnswer(isAutomatable)).toBe(findExample('vulnerability', 'automatable'));
    expect(impact).toBe(findExample('vulnerability', 'impact'));
  });

  it('has the priority of the example, with forensic triage, in its first row', () => {
    const inputs = exposures[0]?.inputs ?? {};
    expect(findPriority(inputs).id).toBe(findExample('exposure', 'priority'));
    expect(findRule(inputs).needsTriage).toBe(true);
  });

  it('reaches every priority, from the nearest deadline to the furthest', () => {
    const order = exposures.map(({inputs}) => priorities.indexOf(findPriority(inputs)));
    expect(order).toEqual([...order].sort());
    expect(new Set(order).size).toBe(priorities.length);
  });
});
