import {beforeEach, expect, it} from 'vitest';

import {openSandbox, PEOPLE, type Received} from './testing/open-sandbox';

let api: Awaited<ReturnType<typeof openSandbox>>;

beforeEach(async () => {
  api = await openSandbox();
});

const readTag = async (): Promise<string> =>
  (await api.send('GET', '/company')).headers.get('ETag') ?? '';

const change = async (body: unknown): Promise<Received> =>
  api.send('PATCH', '/company', {body, headers: {'If-Match': await readTag()}});

it('merges nested objects field by field, and replaces arrays', async () => {
  const address = {line1: 'Musterstrasse 1', city: 'Berlin'};
  const whole = {...address, line2: null, region: null, postal_code: null};
  expect((await change({address})).body.address).toEqual(whole);
  const moved = await change({address: {city: 'Bonn'}, domains: ['a.example', 'b.example']});
  expect(moved.body).toMatchObject({
    address: {...whole, city: 'Bonn'},
    domains: ['a.example', 'b.example'],
  });
  expect((await change({address: null})).body.address).toBeNull();
});

it('reports missing fields of a postal address', async () => {
  expect((await change({address: {postal_code: '10115'}})).body.errors).toEqual([
    {pointer: '/address/line1', detail: 'is required'},
    {pointer: '/address/city', detail: 'is required'},
  ]);
});

it('reports all errors at once', async () => {
  const {body} = await change({
    domains: 'x',
    timezone: 'Europe/Nowhere',
    ciso_user_id: PEOPLE.member,
  });
  const errors = body.errors as unknown as {pointer: string}[];
  expect(errors.map(({pointer}) => pointer)).toEqual(['/domains', '/timezone', '/ciso_user_id']);
});

it('requires an active CISO', async () => {
  const {status, body} = await change({ciso_user_id: PEOPLE.member});
  expect([status, body.errors]).toEqual([
    422,
    [{pointer: '/ciso_user_id', detail: 'must be the id of an active CISO'}],
  ]);
});

it('keeps the version without changes, and returns 304 while it is current', async () => {
  const tag = await readTag();
  expect((await change({})).headers.get('ETag')).toBe(tag);
  const unchanged = await api.send('GET', '/company', {headers: {'If-None-Match': tag}});
  expect([unchanged.status, unchanged.headers.get('ETag')]).toEqual([304, tag]);
  await change({risk_appetite_threshold: 8});
  const changed = await api.send('GET', '/company', {headers: {'If-None-Match': tag}});
  expect([changed.status, changed.body.risk_appetite_threshold]).toEqual([200, 8]);
});

it('rejects a stale version before it reads the body, and returns the current version', async () => {
  const headers = {'If-Match': '"0"'};
  const {status, body} = await api.send('PATCH', '/company', {body: '{', headers});
  expect([status, body.current_etag]).toEqual([412, await readTag()]);
});
