import {readTestContract} from '@openapi-portal/openapi-model/testing';
import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {readJson, writeJson} from '@openapi-portal/reports/json';
import {describe, expect, it} from 'vitest';

import {buildSandboxModel} from '../model/build-model';

import {createSandbox} from '.';

const model = buildSandboxModel(readTestContract('wire-formats.yaml'));

const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
  createSandbox(model).fetch(new Request(`http://localhost${address}`, init));

const prefer = (preference: string): RequestInit => ({headers: {Prefer: preference}});

it('returns lines of JSON as they are, with lists and objects in headers', async () => {
  const response = await ask('/v1/readings', prefer('code=200'));
  expect(await response.text()).toBe('{"value":1}\n{"value":2}\n');
  expect(response.headers.get('X-Sensors')).toBe('4,9');
  expect(response.headers.get('X-Range')).toBe('from,1,to,9');
});

it('returns XML according to its schema', async () => {
  const text = await (await ask('/v1/sensors')).text();
  expect(text).toContain('<heat-sensors>\n    <heat-sensors>a</heat-sensors>');
  expect(text).toContain('<smoke>c</smoke>');
});

it('returns null if an example is null', async () => {
  expect(await (await ask('/v1/readings/last', prefer('code=200, example=none'))).text()).toBe(
    'null',
  );
});

it('responds below the path of an operation’s own server, too', async () => {
  for (const base of ['/v1', '/admin']) expect((await ask(`${base}/sensors`)).status).toBe(200);
  expect((await ask('/admin/readings/last')).status).toBe(404);
});

it('rejects an invalid status of a response', async () => {
  expect((await ask('/v1/readings/last', prefer('code=100'))).status).toBe(200);
});

it.each([
  ['a field of another type', 'floor=third&kinds=heat&wired=true&place={}', '/floor'],
  ['a member of an object', 'floor=3&kinds=heat&wired=true&place={"x":"a"}', '/place/x'],
  ['a field that is missing', 'floor=3&wired=true&place={}', '/kinds'],
])('reports the error in a form: %s', async (_, body, pointer) => {
  const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
  const response = await ask('/v1/sensors', {method: 'POST', headers, body});
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(pointer);
});

it('rejects a form that is not percent-encoded UTF-8', async () => {
  const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
  const response = await ask('/v1/sensors', {method: 'POST', headers, body: 'floor=%zz'});
  expect(response.status).toBe(400);
});

it.each([
  ['many names', Array.from({length: 100_000}, (_, index) => `n${index}=1`).join('&')],
  ['one name many times', 'kinds=a&'.repeat(100_000)],
  ['deep JSON', `place=${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['deeper JSON', `place=${'{"x":'.repeat(100_000)}`],
  ['names that objects have', '__proto__=1&constructor=2&hasOwnProperty=3'],
])('rejects a hostile form immediately: %s', async (_, body) => {
  const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
  const readMilliseconds = watchProcessor();
  const {status} = await ask('/v1/sensors', {method: 'POST', headers, body});
  expect([400, 422]).toContain(status);
  expect(readMilliseconds()).toBeLessThan(5000);
});

it('reads no endlessly nested names', async () => {
  const address = `/v1/readings?filter${'[a]'.repeat(2000)}=1`;
  expect((await ask(address)).status).toBe(400);
});

it('reads lists and objects within a deepObject', async () => {
  const labels = 'labels=x&size=1&note=n&path=p';
  const {status} = await ask(`/v1/readings?filter[value][from]=low&${labels}`);
  expect(status).toBe(400);
});

it('writes the values of a stream on separate lines', async () => {
  const headers = {Cookie: 'session=a+b=1 %'};
  const response = await ask('/v1/readings/stream?since=all&kind=heat', {headers});
  expect([response.status, await response.text()]).toEqual([
    200,
    '{"event":"reading","data":"4"}\n',
  ]);
});

it('sends events that match the schema of one event', async () => {
  const properties = {event: {examples: ['reading']}, data: {examples: ['4']}};
  const itemSchema = {type: 'object', required: ['event', 'data'], properties};
  const content = {'text/event-stream': {itemSchema}};
  const sandbox = createSandbox(
    buildSandboxModel({
      openapi: '3.2.0',
      info: {title: 'A', version: '1'},
      paths: {'/events': {get: {responses: {200: {description: 'Events.', content}}}}},
    }),
  );
  const response = await sandbox.fetch(new Request('http://localhost/events'));
  expect(await response.text()).toBe('event: reading\ndata: 4\n\n');
});

it('requires no cookies from a page, which cannot send them', async () => {
  const address = 'http://localhost/v1/readings/stream?since=5&kind=heat&kind=smoke';
  const send = async (withoutCookies: boolean): Promise<number> =>
    (await createSandbox(model, {withoutCookies}).fetch(new Request(address))).status;
  expect([await send(false), await send(true)]).toEqual([400, 200]);
});

it('sends a concrete type if the contract has a range of types', async () => {
  const {headers} = await ask('/v1/firmware', {method: 'PUT'});
  expect(headers.get('Content-Type')).toBe('application/octet-stream');
});

it('requires no read-only field, whichever part of a schema requires it', async () => {
  const send = async (body: object): Promise<string> => {
    const headers = {'Content-Type': 'application/json'};
    const init = {method: 'POST', headers, body: JSON.stringify(body)};
    return (await ask('/v1/devices', init)).text();
  };
  expect(await send({name: 'Siren'})).not.toContain('errors');
  expect(await send({})).toContain('"pointer":"/name"');
});

describe('media types that differ in a parameter', () => {
  const toContent = (type: string, name: string) => ({
    [type]: {schema: {type: 'object', required: [name]}, example: {[name]: 1}},
  });
  const content = {
    ...toContent('application/json', 'plain'),
    ...toContent('application/json;version=1', 'one'),
    ...toContent('application/json;version=2', 'two'),
  };
  const versions = createSandbox(
    buildSandboxModel({
      openapi: '3.1.1',
      info: {title: 'Versions', version: '1'},
      paths: {
        '/a': {
          post: {
            requestBody: {required: true, content},
            responses: {200: {description: 'Done.', content}},
          },
        },
      },
    }),
  );
  const send = async (type: string, body: object, accept: string): Promise<readonly unknown[]> => {
    const headers = {'Content-Type': type, Accept: accept};
    const init = {method: 'POST', headers, body: JSON.stringify(body)};
    const answer = await versions.fetch(new Request('http://localhost/a', init));
    return [answer.status, answer.headers.get('Content-Type')];
  };

  it.each([
    ['application/json', {plain: 1}, '*/*', 'application/json'],
    ['application/json;version=2', {two: 1}, 'application/json; version="2"', ';version=2'],
    ['application/json;version=1', {one: 1}, 'application/json;version=2;q=0.5, */*;q=0.1', '2'],
    ['application/json;charset=utf-8', {plain: 1}, 'application/json;version=1', 'version=1'],
    ['application/json', {plain: 1}, 'application/json;q=0, application/json;version=1', '1'],
  ])(
    'selects %s with %j, accepting %s (RFC 9110, 8.3.1 and 12.5.1)',
    async (type, body, accept, end) => {
      const [status, answered] = await send(type, body, accept);
      expect([status, answered]).toEqual([200, expect.stringMatching(new RegExp(`${end}$`))]);
    },
  );

  it('validates a body against the schema of its own key', async () => {
    expect((await send('application/json;version=2', {one: 1}, '*/*'))[0]).toBe(400);
  });
});

describe('whole numbers beyond 2^53', () => {
  const id = {type: 'integer', format: 'int64', maximum: 9223372036854775807n};
  const schema = {type: 'object', properties: {id}};
  const content = {'application/json': {schema, example: {id: 9007199254740993n}}};
  const sandbox = createSandbox(
    readJson(
      writeJson(
        buildSandboxModel({
          openapi: '3.1.1',
          info: {title: 'Large', version: '1'},
          paths: {
            '/a/{id}': {
              post: {
                parameters: [{name: 'id', in: 'path', required: true, schema: id}],
                requestBody: {required: true, content},
                responses: {200: {description: 'Done.', content}},
              },
            },
          },
        }),
      ),
    ) as unknown as Parameters<typeof createSandbox>[0],
  );
  const send = (number: string): Promise<Response> => {
    const init = {method: 'POST', body: `{"id":${number}}`};
    const headers = {'Content-Type': 'application/json'};
    return sandbox.fetch(new Request(`http://localhost/a/${number}`, {...init, headers}));
  };

  it('keep all digits in requests and responses (OpenAPI 3.1.1, 4.4)', async () => {
    const answer = await send('9223372036854775807');
    expect([answer.status, await answer.text()]).toEqual([200, '{"id":9007199254740993}']);
  });

  it('are compared with limits to the last digit', async () => {
    const answer = await send('9223372036854775808');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('at most 9223372036854775807');
  });
});

it.each([
  ['?%7B%22a%22%3A%5B1%2C2%5D%2C%22b%22%3A%22x%20y%22%7D', 200],
  ['?%7B%22a%22%3A%5B%22x%22%5D%7D', 400],
  ['?a=1', 400],
  ['', 400],
])('reads the whole query string as JSON: %s (OpenAPI 3.2.0, 4.12.2)', async (query, status) => {
  const schema = {type: 'object', properties: {a: {type: 'array', items: {type: 'integer'}}}};
  const content = {'application/json': {schema}};
  const parameters = [{name: 'all', in: 'querystring', required: true, content}];
  const get = {parameters, responses: {200: {description: 'Done.'}}};
  const document = {openapi: '3.2.0', info: {title: 'A', version: '1'}, paths: {'/a': {get}}};
  const sandbox = createSandbox(buildSandboxModel(document));
  expect((await sandbox.fetch(new Request(`http://localhost/a${query}`))).status).toBe(status);
});
