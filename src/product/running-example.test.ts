import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {access, isEnough} from './access';
import {entities} from './entities';
import {priorities} from './exposure-priority';
import {lifecycles} from './lifecycles';
import {findBand} from './risk-score';
import {
  company,
  findModule,
  findState,
  findStepInto,
  listScores,
  people,
  records,
  steps,
  register,
  type Step,
} from './running-example';
import {userTypes} from './user-types';

const findLifecycle = (key: string) => {
  const record = records.find((one) => one.key === key);
  return lifecycles.find(({entity}) => entity === record?.entity);
};

/** Returns the person who is named at the start of a step's description, or `CyberView`. */
const findActor = (step?: Step): string =>
  people.find(({name}) => step?.what.startsWith(name))?.name ?? 'CyberView';

/** Returns the creation time of each account in the contract's examples, by display name. */
function readAccounts(): ReadonlyMap<string, string> {
  const created = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const {display_name: name, created_at: at} = value as Readonly<Record<string, unknown>>;
    if (typeof name === 'string' && typeof at === 'string') created.set(name, at);
    Object.values(value).forEach(visit);
  };
  visit(parse(readFileSync('openapi/ciso-api.yaml', 'utf8')));
  return created;
}

describe('the people of the example', () => {
  it('have the end of access that the contract gives their accounts', () => {
    const text = readFileSync('openapi/ciso-api.yaml', 'utf8');
    for (const {accessExpiresAt, organization, userType} of people) {
      const isExternal = userTypes.find(({id}) => id === userType)?.isExternal;
      expect(accessExpiresAt !== undefined, userType).toBe(isExternal);
      if (accessExpiresAt === undefined) continue;
      expect(text).toMatch(
        new RegExp(
          `organization_name: ${organization}\\n.*\\n *access_expires_at: '${accessExpiresAt}'`,
        ),
      );
    }
  });

  it('include one of each user type', () => {
    expect(people.map(({userType}) => userType)).toEqual(userTypes.map(({id}) => id));
  });

  it('belong to the company, unless their type is external', () => {
    for (const {userType, organization} of people) {
      const isExternal = userTypes.find(({id}) => id === userType)?.isExternal;
      expect(organization !== company.name, userType).toBe(isExternal);
    }
  });
});

describe('the records of the example', () => {
  it('have a unique key each, with the letters of their kind', () => {
    expect(new Set(records.map(({key}) => key)).size).toBe(records.length);
    for (const {key, entity} of records) {
      const letters = entities.find(({id}) => id === entity)?.key ?? 'CVE';
      expect(key.startsWith(`${letters}-`), key).toBe(true);
    }
  });

  it('appear as the examples of the entities', () => {
    const keys: readonly string[] = records.map(({key}) => key);
    const examples = entities.filter(({key, module}) => key !== undefined && module !== undefined);
    examples.forEach(({keyExample}) => expect(keys).toContain(keyExample));
  });
});

describe('the steps of the example', () => {
  it('follow one another in time', () => {
    const times = steps.map(({at}) => at);
    expect(times).toEqual([...times].sort());
    times.forEach((at) => expect(at).toMatch(/^2026-11-\d\d(T\d\d:\d\d:00Z)?$/));
  });

  it('name the person who acts, and only what their user type may do', () => {
    for (const step of steps) {
      const person = people.find(({name}) => name === findActor(step));
      if (person === undefined) continue;
      const level = access[findModule(step.record)][person.userType];
      expect(isEnough(level, 'contribute'), step.what).toBe(true);
    }
    const ofCyberView = steps.filter((step) => findActor(step) === 'CyberView');
    expect(ofCyberView.map(({record, states}) => [record, ...states])).toEqual([
      ['NWS-0311', 'ingested'],
      ['VUL-0088', 'new'],
    ]);
  });

  it('move each record as its lifecycle allows', () => {
    for (const {key} of records) {
      const states = steps.filter(({record}) => record === key).flatMap((step) => step.states);
      const {states: known, transitions} = findLifecycle(key) ?? {states: [], transitions: []};
      states.forEach((state) =>
        expect(
          known.map(({id}) => id),
          key,
        ).toContain(state),
      );
      states.slice(1).forEach((to, index) => {
        const from = states[index];
        expect(
          transitions.some((way) => way.from === from && way.to === to),
          `${key}: ${from} → ${to}`,
        ).toBe(true);
      });
    }
  });

  it('let another person verify the work', () => {
    const find = (record: string, state: string) =>
      findActor(steps.find((step) => step.record === record && step.states.includes(state)));
    expect(find('TSK-0190', 'verified')).not.toBe(find('TSK-0190', 'done'));
    expect(find('TSK-0191', 'verified')).not.toBe(find('TSK-0191', 'done'));
    expect(find('EVD-0520', 'accepted')).not.toBe(find('EVD-0520', 'submitted'));
  });

  it("end an external verifier's reason for access before they verify the task", () => {
    const task = steps.findIndex(
      ({record, states}) => record === 'TSK-0190' && states.includes('verified'),
    );
    const exposure = steps.findIndex(
      ({record, states}) => record === 'VUL-0088' && states.includes('verified'),
    );
    expect(findActor(steps[task])).toBe(findActor(steps[exposure]));
    expect(exposure).toBeLessThan(task);
  });

  it('look for an intruder before the update overwrites the traces', () => {
    expect(findStepInto('TSK-0191', 'verified').at < findStepInto('VUL-0088', 'fixed').at).toBe(
      true,
    );
  });

  it('end the exposure within the days of its priority, counted from the match', () => {
    const days = priorities.find(({id}) => id === 'immediate')?.days ?? 0;
    const find = (state: string) =>
      steps.find((step) => step.record === 'VUL-0088' && step.states.includes(state))?.at ?? '';
    const due = new Date(find('new').slice(0, 10));
    due.setUTCDate(due.getUTCDate() + days);
    expect(due.toISOString().slice(0, 10)).toBe('2026-11-05');
    expect(find('verified') < '2026-11-06').toBe(true);
  });

  it('verify the update in the morning after it was done, and mitigate before the patch', () => {
    expect(findStepInto('TSK-0190', 'verified').at).toBe('2026-11-05T08:15:00Z');
    expect(findStepInto('VUL-0088', 'verified').at).toBe('2026-11-05T08:15:00Z');
    const mitigation = steps.find(({what}) => what.includes('off the internet'));
    expect(mitigation).toMatchObject({at: '2026-11-02T09:20:00Z', states: []});
    expect(findActor(mitigation)).toBe('Luis Ortega');
  });

  it('start for an external person after the required course', () => {
    const enrolment = entities.find(({id}) => id === 'enrolment');
    const find = (field: string) => enrolment?.fields.find(({name}) => name === field)?.example;
    const completed = new Date(find('completed_at') ?? '').getTime();
    const person = find('user') ?? '';
    const created = new Date(readAccounts().get(person) ?? '').getTime();
    const first = new Date(steps.find((step) => findActor(step) === person)?.at ?? '').getTime();
    expect(completed).toBeGreaterThan(created);
    expect(completed).toBeLessThan(created + 7 * 24 * 60 * 60 * 1000);
    expect(completed).toBeLessThan(first);
  });

  it('start for each person after the contract has created their account', () => {
    const accounts = readAccounts();
    for (const {name} of people) {
      const first = steps.find((step) => findActor(step) === name)?.at ?? '';
      expect(accounts.get(name) ?? 'no account', name).toMatch(/^2026-/);
      expect((accounts.get(name) ?? '') < first, `${name}: ${first}`).toBe(true);
    }
  });
});

describe('the state of the example at a given time', () => {
  it('is the last state that a record has entered by then', () => {
    expect(findState('VUL-0088', '2026-11-02T07:29:00Z')).toBeUndefined();
    expect(findState('VUL-0088', '2026-11-02T07:30:00Z')).toBe('new');
    expect(findState('EVD-0520', '2026-11-09T23:59:59Z')).toBe('submitted');
    expect(findState('EVD-0520', '2026-11-16T07:30:00Z')).toBe('accepted');
  });

  it('has the scores that its sentences contain', () => {
    expect(listScores('RSK-0017', '2026-11-16T07:30:00Z')).toEqual([20, 8]);
    for (const {judgement, what} of steps) {
      if (judgement === undefined) continue;
      const {likelihood, impact} = judgement;
      expect(what).toContain(`likelihood ${likelihood} and impact ${impact} make`);
    }
  });

  it('does not include a state that the record never enters', () => {
    expect(findStepInto('TSK-0190', 'done').at).toBe('2026-11-04T22:40:00Z');
    expect(() => findStepInto('TSK-0190', 'cancelled')).toThrow(
      'TSK-0190 never becomes cancelled in the example',
    );
  });
});

describe('the register of the example', () => {
  const risk = entities.find(({id}) => id === 'risk');
  const find = (field: string) => risk?.fields.find(({name}) => name === field)?.example;

  it('lists every risk, the highest residual score first', () => {
    const keys = records.flatMap(({key, entity}) => (entity === 'risk' ? key : []));
    expect(register.map(({key}) => key)).toEqual(keys);
    const scores = register.map(({residual}) => residual);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('has an owner, a band and a known state for each', () => {
    for (const {key, inherent, residual, state} of register) {
      expect(records.find((one) => one.key === key)?.owner, key).toBeDefined();
      expect(findBand(residual).from).toBeLessThanOrEqual(findBand(inherent).from);
      expect(findLifecycle(key)?.states.map(({id}) => id)).toContain(state);
    }
  });

  it('describes RSK-0017 as its fields and steps do', () => {
    expect(register[0]).toEqual({
      key: 'RSK-0017',
      state: findState('RSK-0017', '2026-11-06'),
      inherent: Number(find('inherent_score')),
      residual: listScores('RSK-0017', '2026-11-06').at(-1),
      reviewDue: find('review_due'),
    });
  });
});
