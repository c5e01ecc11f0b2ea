import {describe, expect, it} from 'vitest';

import type {GivenCredential} from './authorization';
import type {SecurityRequirement} from '@openapi-portal/openapi-model/inputs';
import {buildRequest, toUrl} from './request';
import {toCisoModel, toForm, toMediaType, toModel, toParameter} from './testing/models';

const SERVER = 'https://api.example.org/v1';

const give = (
  requirement: Partial<SecurityRequirement>,
  secret: string,
  user = '',
): GivenCredential[] => [
  {
    requirement: {scheme: 'main', type: 'http', scopes: [], ...requirement},
    credential: {secret, user},
  },
];

describe('puts parameters in their locations', () => {
  const model = toModel({
    method: 'GET',
    path: '/sites/{site}/things/{thing}',
    parameters: [
      toParameter({name: 'site', in: 'path', required: true, style: 'simple', explode: false}),
      toParameter({name: 'thing', in: 'path', required: true, style: 'label', explode: false}),
      toParameter({name: 'email'}),
      toParameter({name: 'tags', schema: {type: 'array', items: {type: 'string'}}}),
      toParameter({name: 'X-Trace', in: 'header', style: 'simple'}),
      toParameter({name: 'theme', in: 'cookie'}),
      toParameter({name: 'Cookie', in: 'header', style: 'simple'}),
    ],
  });

  it('encoded, without parameters that are empty or that a page cannot send', () => {
    const values = {
      'path site': 'a/b',
      'path thing': '$&',
      'query email': 'mei+x@example.net',
      'query tags': 'one\n\ntwo',
      'header X-Trace': 'abc',
      'cookie theme': 'dark',
      'header Cookie': 'a=b',
    };
    expect(buildRequest(model, toForm(model, {values}), SERVER, [])).toEqual({
      server: SERVER,
      keys: [],
      address: `${SERVER}/sites/a%2Fb/things/.%24%26?email=mei%2Bx%40example.net&tags=one&tags=two`,
      method: 'GET',
      headers: [['X-Trace', 'abc']],
    });
  });

  it('without a question mark if there is no query', () => {
    const values = {'path site': 'a', 'path thing': 'b'};
    expect(buildRequest(model, toForm(model, {values}), SERVER, []).address).toBe(
      `${SERVER}/sites/a/things/.b`,
    );
  });

  it('with all digits of a number', () => {
    const big = toModel({parameters: [toParameter({name: 'id', schema: {type: 'integer'}})]});
    const form = toForm(big, {values: {'query id': '12345678901234567890'}});
    expect(buildRequest(big, form, SERVER, []).address).toBe(
      `${SERVER}/things?id=12345678901234567890`,
    );
  });

  it('as JSON if the contract describes them by media type', () => {
    const filtered = toModel({
      parameters: [
        toParameter({name: 'f', schema: {type: 'object'}, mediaType: 'application/json'}),
      ],
    });
    const form = toForm(filtered, {values: {'query f': '{"a": 1}'}});
    expect(decodeURIComponent(buildRequest(filtered, form, SERVER, []).address)).toBe(
      `${SERVER}/things?f={"a": 1}`,
    );
  });
});

it.each(['@evil.example/', '.evil.example/', ':8443/'])(
  'sends to the server if a path of the contract is %s',
  (path) => {
    const model = toModel({path});
    const {address} = buildRequest(model, toForm(model), 'https://api.example.org', []);
    expect(new URL(address).origin).toBe('https://api.example.org');
  },
);

describe('authorizes', () => {
  const model = toModel();
  const send = (given: GivenCredential[]) => buildRequest(model, toForm(model), SERVER, given);

  it.each([
    ['oauth2', give({type: 'oauth2'}, 'abc'), 'Bearer abc'],
    ['openIdConnect', give({type: 'openIdConnect'}, ' abc '), 'Bearer abc'],
    ['bearer', give({httpScheme: 'bearer'}, 'abc'), 'Bearer abc'],
    ['bearer, pasted with its scheme', give({httpScheme: 'bearer'}, 'Bearer abc'), 'Bearer abc'],
    ['another HTTP scheme', give({httpScheme: 'hoba'}, 'abc'), 'hoba abc'],
    ['basic, in UTF-8', give({httpScheme: 'basic'}, 'pä:ss', 'me'), 'Basic bWU6cMOkOnNz'],
  ])('with %s', (_name, given, value) => {
    expect(send(given).headers).toEqual([['Authorization', value]]);
  });

  it('with a key in a header or in the query', () => {
    expect(send(give({type: 'apiKey', in: 'header', name: 'X-Key'}, 'abc')).headers).toEqual([
      ['X-Key', 'abc'],
    ]);
    const request = send(give({type: 'apiKey', in: 'query', name: 'key'}, 'a&b'));
    expect(toUrl(request)).toBe(`${SERVER}/things?key=a%26b`);
    expect(request.address).toBe(`${SERVER}/things`);
    const address = `${SERVER}/others?page=2`;
    expect(toUrl({...request, address})).toBe(`${address}&key=a%26b`);
  });

  it('without credentials if none are given, or a page cannot send them', () => {
    expect(send(give({type: 'oauth2'}, ' ')).headers).toEqual([]);
    expect(send(give({type: 'apiKey', in: 'cookie', name: 'key'}, 'abc')).headers).toEqual([]);
    expect(send(give({type: 'mutualTLS'}, 'abc')).headers).toEqual([]);
  });
});

describe('sends secret parameters', () => {
  const secret = {isSecret: true, style: 'form'} as const;
  const model = toModel({
    parameters: [
      toParameter({name: 'page'}),
      toParameter({...secret, name: 'token'}),
      toParameter({...secret, name: 'X-Session', in: 'header', style: 'simple'}),
      toParameter({...secret, name: 'session', in: 'cookie'}),
    ],
  });
  const values = {
    'query page': '2',
    'query token': ' a&b ',
    'header X-Session': 'abc',
    'cookie session': 'abc',
  };

  it('outside the URL that is shown or compared with redirects', () => {
    const request = buildRequest(model, toForm(model, {values}), SERVER, []);
    expect(request).toMatchObject({
      address: `${SERVER}/things?page=2`,
      keys: ['token=a%26b'],
      headers: [['X-Session', 'abc']],
    });
    expect(toUrl(request)).toBe(`${SERVER}/things?page=2&token=a%26b`);
  });

  it('only if they have a value', () => {
    const request = buildRequest(model, toForm(model, {values: {'query token': ''}}), SERVER, []);
    expect(request).toMatchObject({address: `${SERVER}/things`, keys: [], headers: []});
  });
});

describe('sends the body', () => {
  const toBody = (mediaType: string, text: string, method = 'POST') => {
    const requestBody = {required: true, mediaTypes: [toMediaType({mediaType})]};
    const model = toModel({method, requestBody, accept: ['application/json']});
    const {headers, body} = buildRequest(
      model,
      toForm(model, {bodies: {[mediaType]: text}}),
      SERVER,
      [],
    );
    return {headers, body};
  };

  it('as entered, with its media type', () => {
    expect(toBody('application/merge-patch+json', '{"lei": null}')).toEqual({
      headers: [
        ['Accept', 'application/json'],
        ['Content-Type', 'application/merge-patch+json'],
      ],
      body: '{"lei": null}',
    });
  });

  it('as form fields', () => {
    const {body} = toBody('application/x-www-form-urlencoded', '{"a": "1 2", "b": [1, "x"]}');
    expect(String(body)).toBe('a=1+2&b=1&b=x');
  });

  it('as form data, which sets its own boundary', async () => {
    const {headers, body} = toBody('multipart/form-data', '{"a": "1", "b": ["2", "3"]}');
    expect(headers).toEqual([['Accept', 'application/json']]);
    expect([...(await new Response(body ?? null).formData())]).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['b', '3'],
    ]);
  });

  it('unless it is empty or the method is GET', () => {
    expect(toBody('application/json', ' ').body).toBeUndefined();
    expect(toBody('application/json', '{}', 'GET').body).toBeUndefined();
  });
});

it('builds a complete request from the prefilled form', () => {
  const model = toCisoModel('patch', '/users/{user_id}');
  const request = buildRequest(model, toForm(model), SERVER, give({type: 'oauth2'}, 'abc'));
  expect(request).toMatchInlineSnapshot(`
    {
      "address": "https://api.example.org/v1/users/3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591",
      "body": "{
      "access_expires_at": "2027-06-30T22:00:00Z"
    }",
      "headers": [
        [
          "Accept",
          "application/json, application/problem+json",
        ],
        [
          "Content-Type",
          "application/merge-patch+json",
        ],
        [
          "If-Match",
          ""a7f3c1d09b42"",
        ],
        [
          "Authorization",
          "Bearer abc",
        ],
      ],
      "keys": [],
      "method": "PATCH",
      "server": "https://api.example.org/v1",
    }
  `);
});
