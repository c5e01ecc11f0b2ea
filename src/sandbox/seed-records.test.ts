import {describe, expect, it} from 'vitest';

import {toFirstState} from './seed-records';
import {openSandbox} from './testing/open-sandbox';

const {model} = await openSandbox();
const latest = toFirstState(model).at;
const hour = 60 * 60 * 1000;

describe('the time of a new sandbox', () => {
  it.each([
    ['as long as no access of the examples has ended', '2026-12-24T18:00:00Z'],
    ['an hour after the latest example', new Date(latest + hour).toISOString()],
  ])('is the time of the machine, %s', (_, machine) => {
    expect(toFirstState(model, Date.parse(machine)).at).toBe(Date.parse(machine));
  });

  it.each([
    ['before it', new Date(latest - hour).toISOString()],
    ['after access of the examples has ended', '2027-02-01T00:00:00Z'],
  ])('is the time of the latest example %s', (_, machine) => {
    expect(toFirstState(model, Date.parse(machine)).at).toBe(latest);
  });
});

it('no example gives access for more than 366 days', () => {
  const {accounts} = toFirstState(model);
  const days = accounts.flatMap(({created_at: from, access_expires_at: end}) =>
    end === null ? [] : (Date.parse(end) - Date.parse(from)) / (24 * hour),
  );
  expect(days.length).toBeGreaterThan(3);
  expect(days.filter((one) => one > 366)).toEqual([]);
});
