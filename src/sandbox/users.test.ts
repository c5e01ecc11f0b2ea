import {Refusal} from '@openapi-portal/openapi-sandbox/engine';
import {beforeEach, describe, expect, it} from 'vitest';

import {openSandbox, PEOPLE, type Received} from './testing/open-sandbox';

const KEY = '0b6d9f2e-7a41-4c83-9e5f-21d8c4b7a036';

const MEMBER = {
  email: 'ana.silva@example.com',
  given_name: 'Ana',
  family_name: 'Silva',
  user_type: 'member',
};

let api: Awaited<ReturnType<typeof openSandbox>>;

beforeEach(async () => {
  api = await openSandbox();
});

const toKind = ({status, body}: Received): string =>
  `${status} ${String(body.type).split('/').pop() ?? ''}`;

const readTag = async (id: string): Promise<string> =>
  (await api.send('GET', `/users/${id}`)).headers.get('ETag') ?? '';

const change = async (id: string, body: unknown, as = 'ciso'): Promise<Received> =>
  api.send('PATCH', `/users/${id}`, {as, body, headers: {'If-Match': await readTag(id)}});

const external = () => ({
  ...MEMBER,
  user_type: 'outsource',
  organization_name: 'Northwind Assurance',
  sponsor_user_id: PEOPLE.member,
  access_expires_at: api.toDate(30),
});

describe('the display name', () => {
  const create = async (body: object): Promise<string> =>
    String((await api.send('POST', '/users', {body})).body.id);

  it('follows a new family name unless someone has chosen it', async () => {
    const id = await create(MEMBER);
    expect((await change(id, {family_name: 'Costa'})).body.display_name).toBe('Ana Costa');
  });

  it('does not change if it was chosen', async () => {
    const id = await create({...MEMBER, display_name: 'A. Silva'});
    expect((await change(id, {family_name: 'Costa'})).body.display_name).toBe('A. Silva');
  });

  it('can be changed', async () => {
    const id = await create(MEMBER);
    const both = {family_name: 'Costa', display_name: 'Silva, Ana'};
    expect((await change(id, both)).body.display_name).toBe('Silva, Ana');
  });
});

describe('a created user', () => {
  it('is invited, with the defaults of the company, and appears in the list', async () => {
    const created = await api.send('POST', '/users', {body: MEMBER});
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...MEMBER,
      display_name: 'Ana Silva',
      status: 'invited',
      data_scope: 'company',
      home_application: 'cyberview',
      locale: 'de-DE',
      timezone: 'Europe/Berlin',
      created_at: api.toDate(0),
    });
    expect(created.headers.get('Location')).toBe(`/v1/users/${String(created.body.id)}`);
    const list = await api.send('GET', '/users?email=ANA.SILVA%40example.com');
    expect(list.body.items).toEqual([created.body]);
  });

  it.each([
    ['sponsor_user_id', PEOPLE.vendor, 'must be the id of an active CISO or member'],
    ['access_expires_at', '2026-01-01T00:00:00Z', 'must be in the future'],
    ['access_expires_at', '2029-01-01T00:00:00Z', 'must be at most 366 days ahead'],
    ['timezone', 'Europe/Atlantis', 'must be a time zone that IANA lists'],
  ])('is rejected for %s %s', async (field, value, detail) => {
    const answer = await api.send('POST', '/users', {body: {...external(), [field]: value}});
    expect(toKind(answer)).toBe('422 validation-error');
    expect(answer.body.errors).toEqual([{pointer: `/${field}`, detail}]);
  });

  it('is rejected with all errors at once', async () => {
    const body = {...external(), email: 'nowhere', given_name: '', job_titel: 'x'};
    const answer = await api.send('POST', '/users', {body});
    const pointers = (answer.body.errors as unknown as {pointer: string}[]).map(
      (one) => one.pointer,
    );
    expect(pointers.sort()).toEqual(['/email', '/given_name', '/job_titel']);
  });

  it('is rejected with each field once, including fields that break a data rule', async () => {
    const wrong = {
      phone: '1',
      timezone: 'Europe/Nowhere',
      access_expires_at: '2030-01-01T00:00:00Z',
    };
    const body = {...external(), ...wrong, sponsor_user_id: PEOPLE.vendor, job_titel: 'x'};
    const answer = await api.send('POST', '/users', {body});
    const errors = answer.body.errors as unknown as {pointer: string}[];
    expect(errors.map(({pointer}) => pointer).sort()).toEqual(
      ['access_expires_at', 'job_titel', 'phone', 'sponsor_user_id', 'timezone'].map(
        (name) => `/${name}`,
      ),
    );
    expect(answer.body.detail).toBe('5 fields need attention.');
  });

  it('is rejected if another account has the email, in upper or lower case', async () => {
    const body = {...MEMBER, email: 'Luis.Ortega@EXAMPLE.com'};
    expect(toKind(await api.send('POST', '/users', {body}))).toBe('409 email-already-in-use');
  });

  it('is created once for one key, for 24 hours', async () => {
    const sent = {body: MEMBER, headers: {'Idempotency-Key': KEY}};
    const first = await api.send('POST', '/users', sent);
    api.wait(23);
    const second = await api.send('POST', '/users', sent);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
    api.wait(1);
    expect(toKind(await api.send('POST', '/users', sent))).toBe('409 email-already-in-use');
  });

  it('is rejected if the key was used for another body, but not after a rejection', async () => {
    const headers = {'Idempotency-Key': KEY};
    const refused = await api.send('POST', '/users', {body: {...MEMBER, locale: 'x'}, headers});
    expect(refused.status).toBe(422);
    expect((await api.send('POST', '/users', {body: MEMBER, headers})).status).toBe(201);
    const other = await api.send('POST', '/users', {body: {...MEMBER, locale: 'pt-PT'}, headers});
    expect(toKind(other)).toBe('422 idempotency-key-reused');
  });
});

describe('the list', () => {
  const listAll = async (query: string): Promise<readonly string[]> => {
    const emails: string[] = [];
    let token: unknown;
    do {
      const next = typeof token === 'string' ? `&page_token=${token}` : '';
      const {body} = await api.send('GET', `/users?${query}${next}`);
      emails.push(...(body.items as unknown as {email: string}[]).map(({email}) => email));
      token = body.next_page_token;
    } while (token !== undefined);
    return emails;
  };

  it('returns all users page by page in the order of creation', async () => {
    await api.send('POST', '/users', {body: MEMBER});
    const all = await listAll('');
    expect(all).toHaveLength(7);
    expect(all[0]).toBe('dana.okafor@example.com');
    expect(await listAll('page_size=1')).toEqual(all);
    expect(await listAll('page_size=4')).toEqual(all);
  });

  it('continues after a user who was deleted in the meantime', async () => {
    const {body} = await api.send('GET', '/users?page_size=3');
    const headers = {'If-Match': await readTag(PEOPLE.outsource)};
    expect((await api.send('DELETE', `/users/${PEOPLE.outsource}`, {headers})).status).toBe(204);
    const next = await api.send(
      'GET',
      `/users?page_size=3&page_token=${String(body.next_page_token)}`,
    );
    expect((next.body.items as unknown as {id: string}[]).map(({id}) => id)).toEqual([
      PEOPLE.vendor,
      PEOPLE.auditor,
      PEOPLE.ended,
    ]);
  });

  it('rejects a token that is a day old, has other parameters, or is invalid', async () => {
    const {body} = await api.send('GET', '/users?page_size=2');
    const token = String(body.next_page_token);
    const ask = async (query: string) => toKind(await api.send('GET', `/users?${query}`));
    expect(await ask(`page_size=3&page_token=${token}`)).toBe('400 invalid-request');
    expect(await ask(`page_size=2&status=active&page_token=${token}`)).toBe('400 invalid-request');
    expect(await ask('page_size=2&page_token=x')).toBe('400 invalid-request');
    api.wait(24);
    expect(await ask(`page_size=2&page_token=${token}`)).toBe('400 invalid-request');
  });

  it('filters by the time of the last change, exclusively', async () => {
    const changed = async () => {
      api.wait(1);
      return String((await change(PEOPLE.vendor, {job_title: api.toDate(0)})).body.updated_at);
    };
    const [first, last] = [await changed(), await changed()];
    expect(await listAll(`updated_after=${first}`)).toEqual(['priya.nair@acme-gateways.example']);
    expect(await listAll(`updated_after=${last}`)).toEqual([]);
    const earlier = new Date(Date.parse(last) - 1000).toISOString().replace('Z', '%2B00:00');
    expect(await listAll(`updated_after=${earlier}`)).toHaveLength(1);
    expect((await api.send('GET', '/users?updated_after=yesterday')).status).toBe(400);
  });

  it('filters by type, status and email together', async () => {
    expect(await listAll('user_type=vendor')).toEqual(['priya.nair@acme-gateways.example']);
    expect(await listAll('status=invited')).toEqual([]);
    expect(await listAll('status=expired')).toEqual(['toma.ilic@example.net']);
    expect(await listAll('user_type=member&email=dana.okafor@example.com')).toEqual([]);
    expect((await api.send('GET', '/users?status=expird')).status).toBe(400);
  });

  it('treats 0 as 25 and more than 100 as 100, and rejects less', async () => {
    expect(await listAll('page_size=0')).toHaveLength(6);
    expect(await listAll('page_size=1000')).toHaveLength(6);
    expect((await api.send('GET', '/users?page_size=-1')).status).toBe(400);
  });
});

describe('a change', () => {
  it('creates a new version, and the old one is rejected', async () => {
    const before = await readTag(PEOPLE.outsource);
    const changed = await change(PEOPLE.outsource, {job_title: null, phone: '+15550100'});
    expect(changed.body).toMatchObject({job_title: null, phone: '+15550100', given_name: 'Mei'});
    expect(changed.headers.get('ETag')).not.toBe(before);
    const headers = {'If-Match': before};
    const again = await api.send('PATCH', `/users/${PEOPLE.outsource}`, {body: {}, headers});
    expect(toKind(again)).toBe('412 precondition-failed');
    expect(again.body.current_etag).toBe(changed.headers.get('ETag'));
  });

  it('that changes nothing keeps the version', async () => {
    const before = await api.send('GET', `/users/${PEOPLE.member}`);
    api.wait(1);
    const after = await change(PEOPLE.member, {given_name: 'Luis'});
    expect(after.headers.get('ETag')).toBe(before.headers.get('ETag'));
    expect(after.body).toEqual(before.body);
  });

  it.each([
    ['*', 200],
    ['"other", TAG', 200],
    ['TAG,"other"', 200],
    ['"a,b" , TAG ,', 200],
    ['W/TAG', 412],
    ['W/"other", W/TAG', 412],
    ['"other"', 412],
    ['"other", *', 412],
    ['TAG "other"', 412],
    ['TAG, other', 412],
    ['x', 412],
  ])('with If-Match %s returns %i', async (header, status) => {
    const tag = await readTag(PEOPLE.member);
    const headers = {'If-Match': header.replace('TAG', tag)};
    const answer = await api.send('PATCH', `/users/${PEOPLE.member}`, {body: {}, headers});
    expect(answer.status).toBe(status);
  });

  it('reports a wrong field and one that breaks a data rule together', async () => {
    const answer = await change(PEOPLE.member, {phone: '1', timezone: 'Europe/Nowhere'});
    const errors = answer.body.errors as unknown as {pointer: string}[];
    expect(errors.map(({pointer}) => pointer)).toEqual(['/phone', '/timezone']);
  });

  it('requires the version', async () => {
    const answer = await api.send('PATCH', `/users/${PEOPLE.member}`, {body: {}});
    expect(toKind(answer)).toBe('428 precondition-required');
  });

  it('suspends and reactivates; a suspended person is signed out', async () => {
    expect((await change(PEOPLE.member, {status: 'suspended'})).body.status).toBe('suspended');
    expect(toKind(await api.send('GET', '/company', {as: 'member'}))).toBe(
      '401 authentication-required',
    );
    expect((await change(PEOPLE.member, {status: 'active'})).body.status).toBe('active');
    expect((await api.send('GET', '/company', {as: 'member'})).status).toBe(200);
  });

  it('cannot set the status of an invited or expired account', async () => {
    const {body} = await api.send('POST', '/users', {body: external()});
    const id = String(body.id);
    expect(toKind(await change(id, {status: 'active'}))).toBe('422 validation-error');
    api.wait(24 * 31);
    expect((await api.send('GET', `/users/${id}`)).body.status).toBe('expired');
    expect(toKind(await change(id, {status: 'suspended'}))).toBe('422 validation-error');
    expect((await change(id, {access_expires_at: api.toDate(9)})).body.status).toBe('invited');
  });

  it('of the end date makes an expired account active again, also a suspended one', async () => {
    await change(PEOPLE.outsource, {status: 'suspended'});
    api.wait(24 * 365);
    expect(await api.send('GET', `/users/${PEOPLE.outsource}`)).toMatchObject({
      body: {status: 'expired'},
    });
    const revived = await change(PEOPLE.outsource, {access_expires_at: api.toDate(30)});
    expect(revived.body.status).toBe('active');
  });

  it.each([
    ['vendor', 'member', '409 user-type-change-not-allowed'],
    ['member', 'auditor', '409 user-type-change-not-allowed'],
    ['ciso', 'member', '409 user-type-change-not-allowed'],
    ['member', 'ciso', '200 undefined'],
  ] as const)('from %s to %s: %s', async (from, to, expected) => {
    expect(toKind(await change(PEOPLE[from], {user_type: to}))).toBe(expected);
  });

  it("cannot remove the company's only CISO", async () => {
    expect(toKind(await change(PEOPLE.ciso, {status: 'suspended'}))).toBe('422 validation-error');
    await change(PEOPLE.member, {user_type: 'ciso'});
    const headers = {'If-Match': (await api.send('GET', '/company')).headers.get('ETag') ?? ''};
    const body = {ciso_user_id: PEOPLE.member};
    expect((await api.send('PATCH', '/company', {body, headers})).status).toBe(200);
    expect((await change(PEOPLE.ciso, {user_type: 'member'})).body.user_type).toBe('member');
  });

  it('of fields for external accounts is rejected for others', async () => {
    const answer = await change(PEOPLE.member, {
      organization_name: 'X',
      access_expires_at: api.toDate(1),
    });
    const pointers = (answer.body.errors as unknown as {pointer: string}[]).map(
      (one) => one.pointer,
    );
    expect(pointers).toEqual(['/organization_name', '/access_expires_at']);
  });
});

describe("the user's own profile", () => {
  it('contains six fields that they can read and change', async () => {
    const id = PEOPLE.vendor;
    expect((await api.send('GET', `/users/${id}`, {as: 'vendor'})).status).toBe(200);
    expect((await change(id, {given_name: 'P', timezone: 'UTC'}, 'vendor')).body.given_name).toBe(
      'P',
    );
    expect(toKind(await change(id, {job_title: 'x'}, 'vendor'))).toBe('403 insufficient-scope');
  });

  it.each([
    ['profile.write', '200 undefined', null],
    ['profile', '200 undefined', '@1795564800'],
    ['users.read', '403 insufficient-scope', null],
  ])('is changed with %s: %s, deprecated %s', async (scope, expected, deprecated) => {
    const as = `member+${scope}`;
    const answer = await change(PEOPLE.member, {locale: 'en'}, as);
    expect([toKind(answer), answer.headers.get('Deprecation')]).toEqual([expected, deprecated]);
    const sunset = deprecated && 'Thu, 25 Nov 2027 00:00:00 GMT';
    expect(answer.headers.get('Sunset')).toBe(sunset);
  });

  it.each([
    ['member', {phone: '+12025550100'}, 'users.read', 'profile', 'profile.write'],
    ['member', {job_title: 'x'}, 'users.read+profile', 'users.write', 'users.write'],
    ['vendor', {phone: '+12025550100'}, 'users.read', 'users.write', 'users.write'],
  ] as const)(
    'changes %s by %j with %s: needs %s',
    async (of, body, scopes, required, challenge) => {
      const answer = await change(PEOPLE[of], body, `member+${scopes}`);
      expect([answer.status, answer.body.required_scope]).toEqual([403, required]);
      expect(answer.headers.get('WWW-Authenticate')).toContain(`scope="${challenge}"`);
    },
  );

  it('cannot be read with the write scope', async () => {
    const answer = await api.send('GET', `/users/${PEOPLE.vendor}`, {as: 'vendor+profile.write'});
    expect(toKind(answer)).toBe('403 insufficient-scope');
  });

  it('excludes the record of another person', async () => {
    const {status, body} = await api.send('GET', `/users/${PEOPLE.member}`, {as: 'vendor'});
    const unknown = await api.send('GET', `/users/${PEOPLE.member.replace(/^9/, '8')}`, {
      as: 'vendor',
    });
    expect(status).toBe(404);
    expect({...body, instance: ''}).toEqual({...unknown.body, instance: ''});
    expect(toKind(await change(PEOPLE.member, {locale: 'en'}, 'outsource'))).toBe(
      '404 user-not-found',
    );
  });

  it('excludes changes of another person, even if the caller may read the record', async () => {
    expect(toKind(await change(PEOPLE.vendor, {locale: 'en'}, 'member'))).toBe(
      '403 insufficient-scope',
    );
  });
});

describe('a deletion', () => {
  const remove = async (id: string): Promise<Received> =>
    api.send('DELETE', `/users/${id}`, {headers: {'If-Match': await readTag(id)}});

  it('ends the account and its tokens', async () => {
    expect((await remove(PEOPLE.auditor)).status).toBe(204);
    expect(toKind(await api.send('GET', `/users/${PEOPLE.auditor}`))).toBe('404 user-not-found');
    expect((await api.send('GET', '/company', {as: 'auditor'})).status).toBe(401);
  });

  it('is rejected with all open hand-overs', async () => {
    expect((await remove(PEOPLE.member)).body.blocking).toEqual([
      {reason: 'open_assignments', count: 4},
      {reason: 'sponsor_of_users', count: 2},
    ]);
    expect((await remove(PEOPLE.ciso)).body.blocking).toEqual([
      {reason: 'last_ciso', count: 1},
      {reason: 'company_ciso', count: 1},
      {reason: 'sponsor_of_users', count: 2},
    ]);
  });
});

it.each(['GET', 'PATCH', 'DELETE'])(
  '%s finds no user by an id in another format',
  async (method) => {
    const headers = {'If-Match': '"1"'};
    const answer = await api.send(method, '/users/abc', {
      headers,
      ...(method === 'PATCH' && {body: {}}),
    });
    expect([toKind(answer), answer.body.detail]).toEqual([
      '404 user-not-found',
      'No user with this id exists within your scope.',
    ]);
  },
);

describe('callers', () => {
  it.each([
    ['GET', '/company', 'vendor', '403 insufficient-scope'],
    ['GET', '/users', 'outsource', '403 insufficient-scope'],
    ['POST', '/users', 'member', '403 insufficient-scope'],
    ['GET', '/users', 'auditor', '200 undefined'],
    ['GET', '/company', 'nobody', '401 authentication-required'],
  ])('%s %s as %s: %s', async (method, address, as, expected) => {
    expect(toKind(await api.send(method, address, {as}))).toBe(expected);
  });

  it('without a token learn how to authenticate, and with an invalid one why it is rejected', async () => {
    const without = await api.send('GET', '/company', {headers: {Authorization: ''}});
    expect(without.headers.get('WWW-Authenticate')).toBe('Bearer realm="ciso-api"');
    const bad = await api.send('GET', '/company', {as: 'x'});
    expect(bad.headers.get('WWW-Authenticate')).toContain('error="invalid_token"');
  });

  it('can find each response by its id, which is the instance of a problem', async () => {
    const answers = await Promise.all(
      [
        api.send('GET', '/company'),
        api.send('GET', '/users/x'),
        api.send('GET', '/nowhere'),
        api.send('GET', '/company', {as: 'nobody'}),
        api.send('POST', '/users', {body: {email: 1}}),
        api.send('POST', '/users', {body: {...MEMBER, job_title: 'x'.repeat(1024 * 1024)}}),
        api.send('GET', '/company', {headers: {Prefer: 'code=503'}}),
      ].map(async (sent) => {
        const {status, headers, body} = await sent;
        const id = headers.get('Request-Id') ?? '';
        expect(body.instance).toBe(status < 400 ? undefined : `urn:uuid:${id}`);
        expect(body.request_id).toBe(status < 500 ? undefined : id);
        return [status, id] as const;
      }),
    );
    expect(answers.map(([status]) => status)).toEqual([200, 404, 404, 401, 422, 413, 503]);
    expect(new Set(answers.map(([, id]) => id)).size).toBe(answers.length);
  });

  it('are told which part is too large', async () => {
    const body = {...MEMBER, job_title: 'x'.repeat(1024 * 1024)};
    expect(toKind(await api.send('POST', '/users', {body}))).toBe('413 content-too-large');
    const large = new Request('http://localhost/v1/users', {method: 'POST'});
    const refused = api.refuse(large, new Refusal(413, {detail: 'Large.'}));
    expect(await refused.json()).toMatchObject({title: 'The body is too large', detail: 'Large.'});
    expect(refused.headers.get('Request-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(api.bugs).toEqual([]);
  });

  it('beyond the quota wait, each separately', async () => {
    api = await openSandbox({requests: 2, seconds: 60});
    const first = await api.send('GET', '/company');
    expect(first.headers.get('RateLimit')).toBe('"default";r=1;t=60');
    await api.send('GET', '/company');
    const refused = await api.send('GET', '/company');
    expect(toKind(refused)).toBe('429 rate-limited');
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect((await api.send('GET', '/company', {as: 'member'})).status).toBe(200);
    api.wait(1 / 60);
    expect((await api.send('GET', '/company')).status).toBe(200);
  });
});
