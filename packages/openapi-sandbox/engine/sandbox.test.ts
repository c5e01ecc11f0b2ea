import {describe, expect, it} from 'vitest';

import {buildSandboxModel} from '../model/build-model';

import {createSandbox, Refusal} from '.';
import type {SandboxOptions} from './options';

const PROBLEM = {
  description: 'A problem.',
  content: {
    'application/problem+json': {
      schema: {type: 'object', required: ['detail']},
      examples: {
        first: {value: {type: 'https://example.com/first', detail: 'The first.', instance: '/x'}},
        second: {value: {type: 'https://example.com/second', detail: 'The second.', errors: []}},
      },
    },
  },
};

const PET = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: {type: 'integer', readOnly: true, examples: [7]},
    name: {type: 'string', minLength: 2, examples: ['Rex']},
    born: {type: 'string', format: 'date'},
  },
};

const CONTRACT = {
  openapi: '3.1.0',
  info: {title: 'Pets', version: '1.0.0'},
  servers: [
    {
      url: 'https://{host}.example.com/{base}',
      variables: {host: {default: 'a'}, base: {default: 'v2'}},
    },
  ],
  security: [{token: ['read']}],
  paths: {
    '/pets': {
      get: {
        operationId: 'list-pets',
        security: [],
        parameters: [
          {name: 'limit', in: 'query', schema: {type: 'integer', maximum: 10}},
          {
            name: 'tag',
            in: 'query',
            schema: {type: 'array', items: {type: 'string', minLength: 2}},
          },
          {
            name: 'where',
            in: 'query',
            style: 'deepObject',
            schema: {type: 'object', properties: {age: {type: 'integer'}}},
          },
        ],
        responses: {
          200: {
            description: 'Pets.',
            headers: {'X-Total': {required: true, schema: {type: 'integer'}, example: 3}},
            content: {
              'application/json': {schema: {type: 'array', items: PET}},
              'text/csv': {schema: {type: 'string'}, example: 'id,name'},
            },
          },
          400: PROBLEM,
        },
      },
      post: {
        operationId: 'add-pet',
        requestBody: {
          required: true,
          content: {
            'application/json': {schema: PET},
            'application/x-www-form-urlencoded': {schema: PET},
          },
        },
        responses: {
          201: {description: 'Made.'},
          400: PROBLEM,
          401: PROBLEM,
          403: PROBLEM,
          415: PROBLEM,
          422: PROBLEM,
        },
      },
    },
    '/pets/mine': {
      get: {
        operationId: 'my-pet',
        security: [{key: [], basic: []}, {}],
        responses: {204: {description: 'Nothing.'}},
      },
    },
    '/pets/{id}': {
      get: {
        operationId: 'read-pet',
        security: [{key: [], basic: []}, {cookie: []}],
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'integer'}}],
        responses: {
          200: {description: 'A pet.', content: {'application/json': {schema: PET}}},
          401: PROBLEM,
          '4XX': PROBLEM,
        },
      },
    },
  },
  components: {
    securitySchemes: {
      token: {
        type: 'oauth2',
        flows: {clientCredentials: {tokenUrl: 'https://example.com/t', scopes: {read: 'Read.'}}},
      },
      key: {type: 'apiKey', in: 'query', name: 'key'},
      cookie: {type: 'apiKey', in: 'cookie', name: 'session'},
      basic: {type: 'http', scheme: 'basic'},
    },
  },
};

const TOKEN = {Authorization: 'Bearer x'};

function open(options: SandboxOptions = {}) {
  const bugs: string[] = [];
  const sandbox = createSandbox(buildSandboxModel(CONTRACT), {
    report: (message) => bugs.push(message),
    ...options,
  });
  return {
    bugs,
    send: async (method: string, address: string, init: RequestInit = {}) => {
      const request = new Request(`http://localhost/v2${address}`, {method, ...init});
      const response = await sandbox.fetch(request);
      const text = await response.text();
      return {status: response.status, headers: response.headers, text};
    },
  };
}

const {send, bugs} = open();

const json = (body: string, headers = TOKEN) => ({
  body,
  headers: {...headers, 'Content-Type': 'application/json; charset=utf-8'},
});

const readDetail = (text: string): unknown => (JSON.parse(text) as {detail: unknown}).detail;

describe('a sandbox finds the operation', () => {
  it.each([
    ['GET', '/pets/mine', 204],
    ['GET', '/cats', 404],
    ['GET', '/pets/', 404],
    ['DELETE', '/pets', 405],
    ['HEAD', '/pets/mine', 204],
  ])('%s %s: %i', async (method, address, status) => {
    expect((await send(method, address)).status).toBe(status);
  });

  it('and lists the methods of a path', async () => {
    const {headers, text} = await send('PUT', '/pets');
    expect(headers.get('Allow')).toBe('GET, HEAD, POST');
    expect(JSON.parse(text)).toMatchObject({
      type: 'about:blank',
      status: 405,
      instance: expect.stringMatching(/^urn:uuid:/) as string,
    });
  });

  it('only below the path of a server', async () => {
    const sandbox = createSandbox(buildSandboxModel(CONTRACT));
    expect((await sandbox.fetch(new Request('http://localhost/pets'))).status).toBe(404);
  });
});

describe('a sandbox checks credentials', () => {
  const basic = {Authorization: 'Basic YTpi'};

  it.each([
    ['none', '/pets/7', {}, 401],
    ['a part of an alternative', '/pets/7?key=k', {}, 401],
    ['all of an alternative', '/pets/7?key=k', basic, 200],
    ['another alternative', '/pets/7', {Cookie: 'a=b; session=s'}, 200],
    ['none where one alternative asks for none', '/pets/mine', {}, 204],
  ])('%s', async (_, address, headers, status) => {
    expect((await send('GET', address, {headers: headers as HeadersInit})).status).toBe(status);
  });

  it('that exist, and have the scopes', async () => {
    const known = open({
      identify: ([one]) => (one?.secret === 'x' ? {id: 'x', scopes: []} : undefined),
    });
    const unknown = await known.send('POST', '/pets', {headers: {Authorization: 'Bearer y'}});
    expect(unknown.headers.get('WWW-Authenticate')).toBe(
      'Bearer realm="sandbox", error="invalid_token"',
    );
    const narrow = await known.send('POST', '/pets', {headers: TOKEN});
    expect(narrow.status).toBe(403);
    expect(narrow.headers.get('WWW-Authenticate')).toContain(
      'error="insufficient_scope", scope="read"',
    );
  });
});

describe('a sandbox reads parameters', () => {
  it.each([
    ['?limit=11', 'The parameter limit must be at most 10.'],
    ['?limit=ten', 'The parameter limit must be a whole number.'],
    ['?limit=1&limit=2', 'The parameter limit is given more than once.'],
    ['?tag=dog&tag=x', 'The parameter tag must have at least 2 characters.'],
    ['?where[age]=old', 'The parameter where must be a whole number.'],
    ['?limit=%zz', 'The parameter limit is not percent-encoded UTF-8.'],
  ])('and rejects %s', async (query, detail) => {
    const {status, text} = await send('GET', `/pets${query}`);
    expect([status, readDetail(text)]).toEqual([400, detail]);
  });

  it('and passes them to the handler as values', async () => {
    let seen: unknown;
    const {send: ask} = open({
      handlers: {
        'list-pets': {
          answer: ({parameters}) => {
            seen = parameters.query;
            return {status: 200};
          },
        },
      },
    });
    await ask('GET', '/pets?limit=3&tag=dog&tag=a%26b&where%5Bage%5D=4');
    expect(seen).toEqual({limit: 3, tag: ['dog', 'a&b'], where: {age: 4}});
  });

  it('and treats an invalid value in the path as a missing record', async () => {
    expect(
      (await send('GET', '/pets/x?key=k', {headers: {Authorization: 'Basic YTpi'}})).status,
    ).toBe(404);
  });
});

describe('a sandbox reads the body', () => {
  it.each([
    ['{"name": "R"', 400, 'The body is not JSON at line 1, column 13: expected a comma or }.'],
    ['{"name": "R"}', 422, '1 field needs attention.'],
    ['{"born": "soon"}', 422, '2 fields need attention.'],
    [
      `{"name": ${'['.repeat(200)}${']'.repeat(200)}}`,
      400,
      'The body is nested deeper than 100 levels.',
    ],
    ['', 400, 'The body is missing.'],
  ])('and rejects %s', async (body, status, detail) => {
    const {status: found, text} = await send('POST', '/pets', json(body));
    expect([found, readDetail(text)]).toEqual([status, detail]);
  });

  it('without read-only fields', async () => {
    expect((await send('POST', '/pets', json('{"name": "Rex"}'))).status).toBe(201);
  });

  it('also as a form', async () => {
    const form = (body: string) => ({
      body,
      headers: {...TOKEN, 'Content-Type': 'application/x-www-form-urlencoded'},
    });
    expect((await send('POST', '/pets', form('name=Rex'))).status).toBe(201);
    expect((await send('POST', '/pets', form('name=R'))).status).toBe(422);
  });

  it('in no other media type', async () => {
    const {status, text} = await send('POST', '/pets', {headers: TOKEN, body: 'x'});
    expect([status, readDetail(text)]).toEqual([
      415,
      'Send the body as application/json or application/x-www-form-urlencoded, not as text/plain.',
    ]);
  });
});

describe('a sandbox accepts a body of up to 1 MiB', () => {
  const MEBIBYTE = 1024 * 1024;
  const fill = (size: number): string => `{"name": "${'x'.repeat(size - 12)}"}`;

  it.each([
    [MEBIBYTE, 201],
    [MEBIBYTE + 1, 413],
  ])('%i bytes: %i', async (size, status) => {
    expect((await send('POST', '/pets', json(fill(size)))).status).toBe(status);
  });

  it('measured in bytes', async () => {
    const body = `{"name": "${'é'.repeat(MEBIBYTE / 2)}"}`;
    const {status, text} = await send('POST', '/pets', json(body));
    expect([status, readDetail(text)]).toEqual([413, 'The body is larger than 1048576 bytes.']);
  });
});

describe('a sandbox gives each request an id', () => {
  const {send: ask} = open({listHeaders: (_caller, _now, id) => ({'Request-Id': id})});

  it.each([
    ['of an operation', 'GET', '/pets?limit=11', {}],
    ['of none', 'GET', '/cats', {}],
    ['of an example that is asked for', 'GET', '/pets', {Prefer: 'code=400, example=first'}],
  ])('in a problem %s', async (_, method, address, headers) => {
    const {headers: given, text} = await ask(method, address, {headers: headers as HeadersInit});
    const {instance} = JSON.parse(text) as {instance: unknown};
    expect(instance).toBe(`urn:uuid:${given.get('Request-Id') ?? ''}`);
  });

  it('once', async () => {
    const ids = await Promise.all([1, 2].map(async () => (await ask('GET', '/pets')).headers));
    const [first, second] = ids.map((headers) => headers.get('Request-Id'));
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
  });
});

describe('a sandbox responds', () => {
  it('with a sample of the schema and the required headers', async () => {
    const {headers, text} = await send('GET', '/pets');
    expect(JSON.parse(text)).toEqual([{id: 7, name: 'Rex'}]);
    expect(headers.get('X-Total')).toBe('3');
  });

  it.each([
    ['text/*', 'text/csv'],
    ['application/json;q=0.1, text/csv', 'text/csv'],
    ['image/png', 'application/json'],
  ])('%s with %s', async (accept, mediaType) => {
    const {headers} = await send('GET', '/pets', {headers: {Accept: accept}});
    expect(headers.get('Content-Type')).toBe(mediaType);
  });

  it.each([
    ['code=400, example=second', 400, 'The second.'],
    ['code="400"; example="first"', 400, 'The first.'],
    ['code=400', 400, 'The first.'],
  ])('as Prefer requests: %s', async (prefer, status, detail) => {
    const {status: found, headers, text} = await send('GET', '/pets', {headers: {Prefer: prefer}});
    expect([found, readDetail(text)]).toEqual([status, detail]);
    expect(headers.get('Preference-Applied')).toBe('code=400');
  });

  it('with an error if the contract has no such response, without any effect', async () => {
    const {status, headers, text} = await send('GET', '/pets', {headers: {Prefer: 'code=503'}});
    expect([status, headers.get('Preference-Applied')]).toEqual([400, null]);
    expect(JSON.parse(text)).toMatchObject({
      type: 'tag:sandbox.localhost,2026:unknown-answer',
      detail: 'The Prefer header asks for status 503, but the operation has only 200, 400.',
    });
  });

  it('with the problem of the contract if a handler refuses', async () => {
    const {send: ask} = open({
      handlers: {
        'list-pets': {
          answer: () => {
            throw new Refusal(400, {
              kind: 'second',
              detail: 'Too many dogs.',
              members: {errors: [1], other: 2},
            });
          },
        },
      },
    });
    expect(JSON.parse((await ask('GET', '/pets')).text)).toEqual({
      type: 'https://example.com/second',
      detail: 'Too many dogs.',
      errors: [1],
    });
  });

  it('only as the contract allows: it reports a bug otherwise', async () => {
    const wrong = open({
      handlers: {'list-pets': {answer: () => ({status: 200, body: [{id: 'x'}]})}},
    });
    expect((await wrong.send('GET', '/pets')).status).toBe(500);
    expect(wrong.bugs).toEqual([
      'list-pets, 200: /0/name is required; /0/id must be a whole number',
    ]);
  });

  it('reported no bug in these tests', () => {
    expect(bugs).toEqual([]);
  });
});

describe('a response that is smaller than its schema requires', () => {
  const list = (minItems: number) => ({type: 'array', items: {type: 'string'}, minItems});
  const toAnswer = (schema: object, more: object = {}) => ({
    description: 'A list.',
    content: {'application/json': {schema}},
    ...more,
  });
  const text = {required: true, schema: {type: 'string', minLength: 3000}};
  const paths = {
    '/long': {get: {responses: {200: toAnswer(list(500))}}},
    '/short': {get: {responses: {200: toAnswer(list(2))}}},
    '/header': {get: {responses: {200: toAnswer(list(2), {headers: {'X-Long': text}})}}},
    '/refused': {
      get: {
        parameters: [{name: 'a', in: 'query', required: true, schema: {type: 'string'}}],
        responses: {200: toAnswer(list(2)), 400: toAnswer(list(500))},
      },
    },
  };
  const sandbox = createSandbox(
    buildSandboxModel({openapi: '3.1.0', info: {title: 'A', version: '1'}, paths}),
    {report: () => undefined},
  );

  it.each([
    ['/long', 'the schema wants at least 500 items'],
    ['/header', 'the schema wants at least 3,000 characters'],
    ['/refused', 'the schema wants at least 500 items'],
    ['/short', null],
  ])('is reported in a header: %s', async (path, note) => {
    const {headers} = await sandbox.fetch(new Request(`http://localhost${path}`));
    expect(headers.get('Sandbox-Shortened')).toBe(note);
  });
});

it.each([
  ['X-Next', 'a\r\nSet-Cookie: b=c', 'a%0D%0ASet-Cookie: b=c'],
  ['X-Price', '5 \u20ac\ud800', '5 %E2%82%AC%EF%BF%BD'],
  ['Transfer-Encoding', 'chunked', null],
  ['Content-Length', '5', null],
  ['Connection', 'upgrade', null],
  ['X:\r\nB', 'c', null],
])("sends the contract's header %j as HTTP allows: %j", async (name, example, sent) => {
  const responses = {
    200: {
      description: 'A.',
      headers: {[name]: {required: true, schema: {type: 'string'}, example}},
      content: {'text/plain\r\nX: y': {example: 'b'}},
    },
  };
  const info = {title: 'A', version: '1'};
  const model = buildSandboxModel({openapi: '3.1.0', info, paths: {'/a': {get: {responses}}}});
  const {fetch} = createSandbox(model, {report: () => undefined});
  const {status, headers} = await fetch(new Request('http://localhost/a'));
  const isName = /^[\w-]+$/.test(name);
  expect([status, isName ? headers.get(name) : null]).toEqual([200, sent]);
  expect([...headers.keys()]).not.toContain('x');
});
