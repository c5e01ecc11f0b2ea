import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {access, isEnough} from './access';
import {entities} from './entities';
import {priorities} from './exposure-priority';
import {lifecycles} from './lifecycles';
import {company, people, records, steps} from './thread';
import {userTypes} from './user-types';

const findLifecycle = (key: string) => {
  const record = records.find((one) => one.key === key);
  return lifecycles.find(({entity}) => entity === record?.entity);
};

/** When the examples of the contract create each account, by the name of its person. */
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
  it('are one of each user type', () => {
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
  it('have a key each, with the letters of their kind', () => {
    expect(new Set(records.map(({key}) => key)).size).toBe(records.length);
    for (const {key, entity} of records) {
      const letters = entities.find(({id}) => id === entity)?.key ?? 'CVE';
      expect(key.startsWith(`${letters}-`), key).toBe(true);
    }
  });

  it('stand in the module of their kind', () => {
    for (const {key, entity, module} of records) {
      expect(entities.find(({id}) => id === entity)?.module, key).toBe(module);
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

  it('concern records that exist, in their modules', () => {
    for (const {record, module} of steps) {
      expect(records.find(({key}) => key === record)?.module, record).toBe(module);
    }
  });

  it('name the person who acts, and only what their user type may do', () => {
    for (const {by, what, module} of steps) {
      if (by === 'CyberView') continue;
      const person = people.find(({name}) => name === by);
      expect(what.startsWith(by), what).toBe(true);
      expect(person && isEnough(access[module][person.userType], 'contribute'), what).toBe(true);
    }
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

  it('verify what somebody else has done', () => {
    const findActor = (record: string, state: string) =>
      steps.find((step) => step.record === record && step.states.includes(state))?.by;
    expect(findActor('TSK-0190', 'verified')).not.toBe(findActor('TSK-0190', 'done'));
    expect(findActor('TSK-0191', 'verified')).not.toBe(findActor('TSK-0191', 'done'));
    expect(findActor('EVD-0520', 'accepted')).not.toBe(findActor('EVD-0520', 'submitted'));
  });

  it('end what an external verifier reaches by a task before they verify the task', () => {
    const task = steps.findIndex(
      ({record, states}) => record === 'TSK-0190' && states.includes('verified'),
    );
    const exposure = steps.findIndex(
      ({record, states}) => record === 'VUL-0088' && states.includes('verified'),
    );
    expect(steps[task]?.by).toBe(steps[exposure]?.by);
    expect(exposure).toBeLessThan(task);
  });

  it('end the exposure within the days of its priority', () => {
    const days = priorities.find(({id}) => id === 'immediate')?.days ?? 0;
    const find = (state: string) =>
      steps.find((step) => step.record === 'VUL-0088' && step.states.includes(state))?.at ?? '';
    const due = new Date(find('affected').slice(0, 10));
    due.setUTCDate(due.getUTCDate() + days);
    expect(due.toISOString().slice(0, 10)).toBe('2026-11-05');
    expect(find('verified') < '2026-11-06').toBe(true);
  });

  it('come for an external person after the course that belongs before the first task', () => {
    const enrolment = entities.find(({id}) => id === 'enrolment');
    const find = (field: string) => enrolment?.fields.find(({name}) => name === field)?.example;
    const completed = new Date(find('completed_at') ?? '').getTime();
    const person = find('user') ?? '';
    const created = new Date(readAccounts().get(person) ?? '').getTime();
    const first = new Date(steps.find(({by}) => by === person)?.at ?? '').getTime();
    expect(completed).toBeGreaterThan(created);
    expect(completed).toBeLessThan(created + 7 * 24 * 60 * 60 * 1000);
    expect(completed).toBeLessThan(first);
  });

  it('begin for each person after the contract has created their account', () => {
    const accounts = readAccounts();
    for (const {name} of people) {
      const first = steps.find(({by}) => by === name)?.at ?? '';
      expect(accounts.get(name) ?? 'no account', name).toMatch(/^2026-/);
      expect((accounts.get(name) ?? '') < first, `${name}: ${first}`).toBe(true);
    }
  });
});
