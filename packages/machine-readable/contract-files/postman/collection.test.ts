import {Collection as PostmanCollection, type Item} from 'postman-collection';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {buildConsoleModel} from '@openapi-portal/openapi-requests/build';
import {listOperations, toContract, toOpenApi31} from '@openapi-portal/openapi-model';

import {buildCollection} from './collection';
import type {Collection} from './types';

const PAGES = 'https://docs.example.com/docs/API/Shop';

function collect(contract: unknown): Collection {
  const document = toOpenApi31(contract);
  const operations = listOperations(toContract(document));
  const models = operations.map(
    ({slug, path: template, method}) =>
      [slug, buildConsoleModel(document, template, method)] as const,
  );
  return buildCollection({document, models: new Map(models), pages: PAGES});
}

const toPostman = (collection: Collection): PostmanCollection =>
  new PostmanCollection(JSON.parse(JSON.stringify(collection)) as object);

function listItems(collection: PostmanCollection): Item[] {
  const items: Item[] = [];
  collection.forEachItem((item: Item) => items.push(item));
  return items;
}

const SHOP = `
openapi: 3.1.0
info: {title: Shop, version: 2.0.0, description: About **it**.}
servers: [{url: 'https://{region}.shop.example/v2', variables: {region: {default: eu}}}]
security: [{key: []}]
tags: [{name: Orders, x-displayName: All orders}]
paths:
  /orders/{order_id}/{from}...{to}:
    get:
      operationId: find
      tags: [Orders]
      description: Finds it.
      security: [{token: []}]
      parameters:
        - {name: order_id, in: path, required: true, schema: {type: string}, example: a b}
        - {name: from, in: path, required: true, schema: {type: integer}, example: 1}
        - {name: to, in: path, required: true, schema: {type: integer}, example: 2}
        - {name: state, in: query, description: Which., schema: {type: array, items: {type: string}}, example: [new, 'p&q']}
        - {name: size, in: query, required: true, schema: {type: integer}, example: 50}
        - {name: none, in: query, schema: {type: integer}}
        - {name: If-Match, in: header, schema: {type: string}, example: '"1"'}
      responses:
        '200':
          description: Found.
          headers: {ETag: {schema: {type: string}, example: '"2"'}}
          content: {application/json: {example: {id: 1}}}
        default:
          description: No.
          content: {text/plain: {examples: {bad: {summary: Bad, value: no}}}}
  /orders:
    servers: [{url: 'https://other.example'}]
    post:
      operationId: add
      requestBody:
        content:
          application/json:
            examples:
              one: {summary: One, value: {n: 1}}
              two: {summary: Two, value: {n: 2}}
      responses:
        '201': {description: Made., content: {application/json: {examples: {two: {value: {id: 2}}}}}}
        '204': {description: Nothing.}
  /files:
    put:
      operationId: put-file
      security: []
      requestBody:
        content:
          application/x-www-form-urlencoded: {example: {a: x, b: [1, 2]}}
      responses: {'204': {description: Kept.}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    token: {type: http, scheme: bearer}
`;

it('stores a long request once, not with each response', () => {
  const collectWith = (length: number) => {
    const {item} = collect({
      openapi: '3.1.0',
      info: {title: 'Long', version: '1'},
      paths: {
        '/a': {
          post: {
            requestBody: {content: {'text/plain': {example: 'x'.repeat(length)}}},
            responses: {200: {description: 'Done.', content: {'text/plain': {example: 'y'}}}},
          },
        },
      },
    });
    const [{request, response} = {}] = item[0]?.item ?? [];
    return [request, response?.[0]?.originalRequest].map((one) => one?.body !== undefined);
  };
  expect([collectWith(1000), collectWith(30_000)]).toEqual([
    [true, true],
    [true, false],
  ]);
});

describe('braces in the texts of a contract', () => {
  const value = {'{{a}}': '{{{token}}', now: '{{$guid}}'};
  const toPath = (mediaType: string) => ({
    post: {
      parameters: ['query', 'header'].map((location) => ({
        name: `{{${location}}}`,
        in: location,
        required: true,
        schema: {type: 'string'},
        example: '{{token}}',
      })),
      requestBody: {content: {[mediaType]: {schema: {type: 'object'}, example: value}}},
      security: [{key: []}],
      responses: {},
    },
  });
  const collection = collect({
    openapi: '3.1.0',
    info: {title: 'Braces', version: '1'},
    servers: [{url: '/{{token}}'}],
    paths: {
      '/a': toPath('application/json'),
      '/b': toPath('text/plain; a={{token}}'),
      '/c': toPath('application/x-www-form-urlencoded'),
    },
    components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-{{token}}'}}},
  });

  it('are not treated as variables', () => {
    const requests = listItems(toPostman(collection)).map(({request}) => request);
    const variables = [...JSON.stringify([requests, collection.auth]).matchAll(/\{\{[^{}]*\}\}/g)];
    const own = ['{{$guid}}', '{{apiKey}}', '{{baseUrl}}'];
    expect([...new Set(variables.map(([name]) => name))].sort()).toEqual(own);
  });

  it('keep the value of a JSON body', () => {
    const [{request} = {}] = listItems(toPostman(collection));
    expect(JSON.parse(request?.body?.raw ?? '')).toEqual(value);
  });
});

describe('a collection', () => {
  const collection = collect(parse(SHOP));
  const postman = toPostman(collection);
  const [find, add, put] = listItems(postman);

  it('follows version 2.1.0, with name, version and description of the contract', () => {
    expect(collection.info).toEqual({
      name: 'Shop',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      version: '2.0.0',
      description: 'About **it**.',
    });
  });

  it('has a folder for each tag', () => {
    expect(postman.items.map(({name}) => name)).toEqual(['All orders', 'Other']);
  });

  it('contains servers and credentials once, as variables', () => {
    expect(collection.variable).toEqual([
      {key: 'baseUrl', value: 'https://eu.shop.example/v2'},
      {key: 'baseUrl2', value: 'https://other.example'},
      {key: 'token', value: ''},
      {key: 'apiKey', value: ''},
    ]);
  });

  it('fills a URL from the examples, and disables optional parameters', () => {
    const {url} = find?.request ?? {};
    expect(url?.toString()).toBe('{{baseUrl}}/orders/a%20b/1...2?size=50');
    expect(url?.path).toEqual(['orders', ':order_id', '1...2']);
    expect(url?.variables.toObject()).toEqual({order_id: 'a%20b'});
    expect(
      url?.query.all().map(({key, value, disabled}) => [key, value, disabled ?? false]),
    ).toEqual([
      ['state', 'new', true],
      ['state', 'p%26q', true],
      ['size', '50', false],
      ['none', '', true],
    ]);
  });

  it('sends the headers that describe the content', () => {
    const toRows = (item?: Item) =>
      item?.request.headers.map(({key, value, disabled}) => [key, value, disabled ?? false]);
    expect(toRows(find)).toEqual([
      ['Accept', 'application/json, text/plain', false],
      ['If-Match', '"1"', true],
    ]);
    expect(toRows(add)).toEqual([
      ['Accept', 'application/json', false],
      ['Content-Type', 'application/json', false],
    ]);
  });

  it('authorizes each request as the contract requires', () => {
    expect(collection.auth).toEqual({
      type: 'bearer',
      bearer: [{key: 'token', value: '{{token}}'}],
    });
    expect(find?.request.auth).toBeUndefined();
    expect(add?.request.auth?.parameters().toObject()).toEqual({
      key: 'X-Key',
      value: '{{apiKey}}',
      in: 'header',
    });
    expect(put?.request.auth?.type).toBe('noauth');
  });

  it('contains the first example of a body, and the fields of a form', () => {
    expect(JSON.parse(add?.request.body?.raw ?? '')).toEqual({n: 1});
    const fields = put?.request.body?.urlencoded?.all() ?? [];
    expect(fields.map(({key, value}) => [key, value])).toEqual([
      ['a', 'x'],
      ['b', '1'],
      ['b', '2'],
    ]);
  });

  it('contains the examples of responses, each with its request', () => {
    const answers = add?.responses.all() ?? [];
    expect(answers.map(({name, code}) => [name, code])).toEqual([
      ['201 Created: two', 201],
      ['204 No Content', 204],
    ]);
    expect(JSON.parse(answers[0]?.originalRequest?.body?.raw ?? '')).toEqual({n: 2});
    expect(answers[0]?.json()).toEqual({id: 2});
  });

  it('accepts headers of a response, and a response with any other status', () => {
    const [found, other] = find?.responses.all() ?? [];
    expect(found?.headers.toObject(false, true)).toEqual({
      'Content-Type': 'application/json',
      ETag: '"2"',
    });
    expect([other?.name, other?.text()]).toEqual(['default: Bad', 'no']);
  });

  it('describes each operation, and links to its page', () => {
    expect(find?.request.description?.toString()).toBe(`Finds it.\n\n[Reference](${PAGES}/find)`);
  });
});

const PEOPLE = `
openapi: 3.1.0
info: {title: People, version: 1.0.0}
servers: [{url: https://people.example}]
security: [{oauth: [read]}]
paths:
  /people/{person_id}:
    delete:
      operationId: remove
      parameters: &id [{name: person_id, in: path, required: true, schema: {type: string}, example: p1}, &match {name: If-Match, in: header, required: true, schema: {type: string}, example: '"1"'}]
      responses: {'204': {description: Gone.}}
    patch:
      operationId: change
      parameters: *id
      requestBody: {content: {application/json: {examples: {end: {value: {until: 2}}}}}}
      responses: {'200': {description: Done., headers: {ETag: {schema: {type: string}}}}}
    get:
      operationId: find
      parameters: [{name: person_id, in: path, required: true, schema: {type: string}, example: p1}]
      responses: {'200': {description: Found., headers: {ETag: {schema: {type: string}}}}}
  /people:
    post:
      operationId: add
      parameters: [{name: Key, in: header, x-idempotency-key: true, schema: {type: string}, example: k}]
      requestBody:
        content:
          application/json:
            examples:
              inside: {value: {mail: a@b.example}}
              outside: {value: {mail: c@d.example, until: 1}}
      responses: {'201': {description: Made., headers: {ETag: {schema: {type: string}}}}}
components:
  securitySchemes:
    oauth:
      type: oauth2
      flows: {clientCredentials: {tokenUrl: https://login.example/token, scopes: {read: R., write: W.}}}
`;

describe('a collection for versioned records', () => {
  const collection = collect(parse(PEOPLE));
  const items = listItems(toPostman(collection));
  const [add, find, change, remove] = collection.item[0]?.item ?? [];

  it('creates, reads, updates and deletes in this order', () => {
    expect(items.map(({request}) => request.method)).toEqual(['POST', 'GET', 'PATCH', 'DELETE']);
  });

  it('gets an OAuth 2.0 token for all requests, or uses a given one', () => {
    const {type} = collection.auth as {readonly type: string};
    const settings = toPostman(collection).auth?.parameters().toObject();
    expect([type, settings]).toMatchObject([
      'oauth2',
      {
        grant_type: 'client_credentials',
        accessTokenUrl: 'https://login.example/token',
        scope: 'read write',
        accessToken: '{{token}}',
      },
    ]);
    expect([add, find, change, remove].map((one) => one?.request.auth)).toEqual(
      Array.from({length: 4}, () => undefined),
    );
  });

  it('creates a record that its update can change, with another email in each run', () => {
    const {body} = add?.request ?? {};
    expect(JSON.parse(body?.mode === 'raw' ? body.raw : '')).toEqual({
      mail: '{{$randomExampleEmail}}',
      until: 1,
    });
    expect(add?.request.header).toContainEqual({key: 'Key', value: '{{$guid}}'});
  });

  it('stores the id and the version of the record for later requests', () => {
    expect(collection.variable).toContainEqual({key: 'person_id', value: 'p1'});
    expect(collection.variable).toContainEqual({key: 'person_id_etag', value: ''});
    for (const one of [find, change, remove])
      expect(one?.request.url.variable[0]?.value).toBe('{{person_id}}');
    for (const one of [change, remove])
      expect(one?.request.header).toContainEqual({key: 'If-Match', value: '{{person_id_etag}}'});
    const scripts = [add, find, change, remove].map((one) =>
      one?.event?.[0]?.script.exec.join('\n'),
    );
    expect(scripts[0]).toContain("pm.collectionVariables.set('person_id', id)");
    for (const script of scripts.slice(0, 3))
      expect(script).toContain("pm.collectionVariables.set('person_id_etag', tag)");
    expect(scripts.map((script) => /have\.status\((\d+)\)/.exec(script ?? '')?.[1])).toEqual([
      '201',
      '200',
      '200',
      '204',
    ]);
  });
});

it('creates a collection without requests for a contract without operations', () => {
  const collection = collect({openapi: '3.1.0', info: {title: 'A', version: '1'}, paths: {}});
  expect(listItems(toPostman(collection))).toEqual([]);
});

it('shows the example of an XML response as XML', () => {
  const content = {'text/xml': {schema: {xml: {name: 'pet'}}, example: {id: 1}}};
  const responses = {200: {description: 'Found.', content}};
  const [item] = listItems(
    toPostman(
      collect({
        openapi: '3.1.0',
        info: {title: 'A', version: '1'},
        paths: {'/a': {get: {responses}}},
      }),
    ),
  );
  expect(item?.responses.all()[0]?.body).toMatch(/<pet>\s*<id>1<\/id>\s*<\/pet>$/);
});

it('keeps the body of a GET, and sends HTTP Digest', () => {
  const collection = collect({
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    components: {securitySchemes: {digest: {type: 'http', scheme: 'digest'}}},
    paths: {
      '/a': {
        get: {
          security: [{digest: []}],
          requestBody: {content: {'application/json': {example: {query: 'a'}}}},
          responses: {200: {description: 'Done.'}},
        },
      },
    },
  });
  const [item] = collection.item[0]?.item ?? [];
  expect(item?.protocolProfileBehavior).toEqual({disableBodyPruning: true});
  expect(item?.request.body).toMatchObject({mode: 'raw'});
  expect(collection.auth).toMatchObject({type: 'digest'});
});

describe('a multipart body in a collection', () => {
  const PROPERTIES = {note: {type: 'string'}, size: {type: 'object'}};
  const FILE = {photo: {type: 'string', contentMediaType: 'image/png'}};

  function findRequest(mediaType: string, properties: object, example: object) {
    const content = {[mediaType]: {schema: {type: 'object', properties}, example}};
    const post = {operationId: 'send', requestBody: {content}, responses: {}};
    const info = {title: 'Parts', version: '1'};
    const collection = collect({openapi: '3.1.0', info, paths: {'/a': {post}}});
    return collection.item[0]?.item[0]?.request;
  }

  it('is a list of typed fields and files if it is a form', () => {
    const example = {note: 'a', size: {w: 1}, photo: 'a.png'};
    const request = findRequest('multipart/form-data', {...PROPERTIES, ...FILE}, example);
    expect(request?.body).toEqual({
      mode: 'formdata',
      formdata: [
        {key: 'note', value: 'a'},
        {key: 'size', value: '{"w":1}', contentType: 'application/json'},
        {key: 'photo', type: 'file', src: [], contentType: 'image/png'},
      ],
    });
    expect(request?.header.map(({key}) => key)).not.toContain('Content-Type');
  });

  // RFC 2046, section 5.1.1: the header contains the boundary of the parts.
  it.each(['multipart/mixed', 'multipart/related'])('lists its parts if it is %s', (mediaType) => {
    const request = findRequest(mediaType, PROPERTIES, {note: 'a', size: {w: 1}});
    const {value = ''} = request?.header.find(({key}) => key === 'Content-Type') ?? {};
    expect(value).toBe(`${mediaType}; boundary=part-of-the-body`);
    expect(request?.body).toMatchObject({
      mode: 'raw',
      raw: '--part-of-the-body\r\n\r\na\r\n--part-of-the-body\r\nContent-Type: application/json\r\n\r\n{"w":1}\r\n--part-of-the-body--\r\n',
    });
  });

  it('is selected as a file if it is not a form but contains one, and its header says why', () => {
    const request = findRequest('multipart/mixed', FILE, {photo: 'a.png'});
    expect(request?.body).toEqual({mode: 'file'});
    expect(request?.header.find(({key}) => key === 'Content-Type')?.description).toContain(
      'Postman cannot build a body of this type. Choose a file with the parts, and add their boundary here.',
    );
  });
});
