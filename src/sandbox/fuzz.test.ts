import {
  createRandom,
  type Random,
  SlowRequests,
  spoilBody,
  spoilHeader,
  spoilText,
} from '@openapi-portal/openapi-sandbox/testing';
import {expect, it} from 'vitest';

import {openSandbox, PEOPLE, type Sent} from './testing/open-sandbox';

/** Number of requests. Local runs send fewer than runs with `CI`. */
const COUNT = process.env.CI === undefined ? 5000 : 20_000;

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'] as const;
const CALLERS = ['ciso', 'ciso', 'ciso', 'member', 'outsource', 'vendor', 'auditor', 'x'] as const;
const QUERIES = [
  'page_size',
  'page_token',
  'status',
  'user_type',
  'email',
  'x',
  '__proto__',
] as const;
const FIELDS = {given_name: 'N', locale: 'en-GB', phone: null, job_title: 'J', timezone: 'UTC'};
const COMPANY = {
  legal_name: 'L',
  lei: null,
  address: {line1: 'a', city: 'b'},
  domains: ['a.example'],
};

function toUser(random: Random, end: string) {
  const email = `u${random.below(500)}@example.net`;
  const names = {email, given_name: 'G', family_name: 'F'};
  if (random.chance(0.5)) return {...names, user_type: 'member'};
  const sponsor = random.pick([PEOPLE.member, PEOPLE.vendor]);
  const externals = {sponsor_user_id: sponsor, access_expires_at: end, organization_name: 'O'};
  return {...names, user_type: 'vendor', ...externals};
}

it(`answers ${COUNT} valid, invalid and hostile requests as the contract says, each within 100 ms, and no rejected request changes anything`, async () => {
  const random = createRandom(17);
  const api = await openSandbox();
  // Slow requests are repeated in another sandbox, because repeating them here would change the state.
  const other = await openSandbox();
  const slow = new SlowRequests();
  const ids: string[] = [...Object.values(PEOPLE)];
  const statuses = new Map<number, number>();

  async function readTag(address: string): Promise<string> {
    const {headers} = await api.send('GET', address);
    return headers.get('ETag') ?? '"x"';
  }

  async function makeRequest(): Promise<[string, string, Sent]> {
    const as = random.pick(CALLERS);
    const id = random.chance(0.1) ? spoilText(random) : (ids[random.below(ids.length)] ?? '');
    const address = random.pick(['/users', '/company', `/users/${id}`, `/users/${id}`]);
    const method = random.chance(0.9) ? METHODS[random.below(4)] : METHODS[random.below(7)];
    const isSpoilt = random.chance(0.5);
    const valid =
      method === 'POST'
        ? toUser(random, api.toDate(30))
        : address === '/company'
          ? COMPANY
          : FIELDS;
    const hasBody = method === 'POST' || method === 'PATCH' || method === 'PUT';
    const query = random.chance(0.2) ? `?${random.pick(QUERIES)}=${spoilText(random)}` : '';
    const needsTag = (method === 'PATCH' || method === 'DELETE') && random.chance(0.8);
    const asksWhetherNew = method === 'GET' && random.chance(0.2);
    const isKnown = (needsTag || asksWhetherNew) && random.chance(0.8);
    const tag = isKnown ? await readTag(address) : spoilHeader(random);
    const key = random.chance(0.3)
      ? `0b6d9f2e-7a41-4c83-9e5f-${String(100000000000 + random.below(99))}`
      : 'x';
    return [
      method ?? 'GET',
      address + query,
      {
        as,
        ...(hasBody && {body: isSpoilt ? spoilBody(valid, random) : valid}),
        headers: {
          ...(needsTag && {'If-Match': tag}),
          ...(asksWhetherNew && {'If-None-Match': tag}),
          ...(method === 'POST' && random.chance(0.5) && {'Idempotency-Key': key}),
          ...(random.chance(0.05) && {'Content-Type': spoilText(random)}),
          ...(random.chance(0.05) && {
            Prefer: `code=${400 + random.below(99)}, example=${spoilText(random)}`,
          }),
          ...(random.chance(0.05) && {Accept: spoilText(random)}),
        },
      },
    ];
  }

  for (let count = 0; count < COUNT; count += 1) {
    const [method, address, sent] = await makeRequest();
    const before = JSON.stringify(api.toState());
    const what = `${count}: ${method} ${address.slice(0, 200)}`;
    const {status, body} = await slow.time(
      what,
      () => api.send(method, address, sent),
      () => other.send(method, address, sent),
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 400 || method === 'GET') expect(JSON.stringify(api.toState())).toBe(before);
    if (status === 201) ids.push(String(body.id));
    if (random.chance(0.01)) api.wait(random.below(40));
  }
  expect(await slow.list()).toEqual([]);
  expect(api.bugs).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(statuses.get(500)).toBeUndefined();
  // Checks that each status occurred; otherwise the test would prove little.
  const expected = [200, 201, 204, 304, 400, 401, 403, 404, 405, 409, 412, 415, 422, 428];
  expect(expected.filter((status) => !statuses.has(status))).toEqual([]);
});
