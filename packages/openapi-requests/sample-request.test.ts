import {describe, expect, it} from 'vitest';

import {makeSamples} from '@openapi-portal/openapi-samples';
import type {JsonValue} from '@openapi-portal/reports/json';
import type {ConsoleModel} from '@openapi-portal/openapi-model/inputs';
import {toSampleRequest, toShortRequest} from './sample-request';
import {toForm, toMediaType, toModel, toParameter} from './testing/models';

const SERVER = 'https://h';

const toRequest = (parts: Partial<ConsoleModel>, values: Readonly<Record<string, string>> = {}) => {
  const model = toModel(parts);
  return toSampleRequest(model, toForm(model, {values}), SERVER);
};

describe('toSampleRequest', () => {
  it('has a readable placeholder for a missing required value', () => {
    const parameters = [
      toParameter({name: 'userId', in: 'path', style: 'simple', required: true}),
      toParameter({name: 'state', required: true, schema: {enum: ['open', 'closed']}}),
      toParameter({name: 'size', required: true, schema: {type: 'integer', default: 20}}),
      toParameter({name: 'left-out'}),
    ];
    expect(toRequest({path: '/users/{userId}', parameters}).url).toBe(
      'https://h/users/USER_ID?state=open&size=20',
    );
  });

  it('sends the entered values', () => {
    const parameters = [toParameter({name: 'id', in: 'path', style: 'simple', required: true})];
    expect(toRequest({path: '/a/{id}', parameters}, {'path id': 'x/y'}).url).toBe(
      'https://h/a/x%2Fy',
    );
  });

  it('contains a placeholder for each secret that is required or entered, but never its value', () => {
    const secret = {isSecret: true, examples: [{name: 'Example', value: 'k1'}]} as const;
    const parameters = [
      toParameter({...secret, name: 'token', required: true}),
      toParameter({...secret, name: 'X-Session', in: 'header', style: 'simple'}),
      toParameter({...secret, name: 'session', in: 'cookie', required: true}),
      toParameter({...secret, name: 'X-Left-Out-Key', in: 'header'}),
    ];
    const request = toRequest({parameters}, {'header X-Session': 'r3', 'query token': 'r4'});
    expect(request).toMatchObject({
      url: 'https://h/things',
      headers: [],
      credentials: [
        {type: 'apiKey', in: 'query', name: 'token'},
        {type: 'apiKey', in: 'header', name: 'X-Session'},
        {type: 'apiKey', in: 'cookie', name: 'session'},
      ],
    });
    const codes = makeSamples(request).map(({code}) => code);
    expect(codes.filter((code) => /k1|r3|r4/.test(code))).toEqual([]);
    for (const code of codes)
      for (const name of ['API_TOKEN', 'API_SESSION']) expect(code).toContain(name);
  });

  it('creates a new idempotency key, unless the reader has entered one', () => {
    const key = toParameter({
      name: 'Idempotency-Key',
      in: 'header',
      style: 'simple',
      isIdempotencyKey: true,
      examples: [{name: 'Example', value: 'k1'}],
    });
    const fresh = {headers: [], freshHeaders: ['Idempotency-Key']};
    expect(toRequest({parameters: [key]})).toMatchObject(fresh);
    expect(toRequest({parameters: [key]}, {'header Idempotency-Key': 'k1'})).toMatchObject(fresh);
    expect(toRequest({parameters: [key]}, {'header Idempotency-Key': 'k2'})).toMatchObject({
      headers: [['Idempotency-Key', 'k2']],
      freshHeaders: [],
    });
  });

  it('uses the version that a read has shown, unless the reader has entered one', () => {
    const match = toParameter({
      name: 'If-Match',
      in: 'header',
      style: 'simple',
      required: true,
      examples: [{name: 'Example', value: '"a"'}],
    });
    const model = {parameters: [match], tagFrom: 'Read a thing', answerHeaders: ['ETag']};
    const tagged = {headers: [], taggedHeaders: ['If-Match'], tagFrom: 'Read a thing'};
    expect(toRequest(model)).toMatchObject({...tagged, shownHeaders: ['ETag']});
    expect(toRequest(model, {'header If-Match': '"a"'})).toMatchObject(tagged);
    expect(toRequest(model, {'header If-Match': '"b"'})).toMatchObject({
      headers: [['If-Match', '"b"']],
      taggedHeaders: [],
    });
  });

  it('sends cookies and headers that a page could not send', () => {
    const parameters = [
      toParameter({name: 'theme', in: 'cookie'}),
      toParameter({name: 'ids', in: 'cookie', schema: {type: 'array'}}),
      toParameter({name: 'Date', in: 'header', style: 'simple', explode: false}),
    ];
    const values = {'cookie theme': 'dark', 'cookie ids': '1\n2', 'header Date': 'today'};
    expect(toRequest({parameters}, values).headers).toEqual([
      ['Date', 'today'],
      ['Cookie', 'theme=dark; ids=1; ids=2'],
    ]);
  });

  it('accepts the media type that it reads, and the media types of errors', () => {
    const accept = ['text/event-stream', 'application/json', 'application/problem+json'];
    const {headers, answer} = toRequest({accept, answers: accept.slice(0, 2)});
    expect(headers).toEqual([['Accept', 'text/event-stream, application/problem+json']]);
    expect(answer).toEqual({kind: 'lines'});
  });

  it('names the sent file after the path, and always uses the same name for the saved file', () => {
    const path = '/rooms/{id}/photo/download';
    const requestBody = {required: true, mediaTypes: [toMediaType({mediaType: 'image/png'})]};
    const answers = ['image/png'];
    expect(toRequest({method: 'PUT', path, answers, requestBody})).toMatchObject({
      body: {kind: 'file', mediaType: 'image/png', file: 'photo.png'},
      answer: {kind: 'file', file: 'response.png'},
    });
  });

  it('reads long values from files, or contains placeholders for them', () => {
    const text = 'x'.repeat(20_001);
    const toBody = (mediaType: string, value: JsonValue) => {
      const requestBody = {required: true, mediaTypes: [toMediaType({mediaType})]};
      const parameters = [toParameter({name: 'longValue'})];
      const model = toModel({method: 'PUT', path: '/photos', parameters, requestBody});
      const values = {'query longValue': text};
      const bodies = {[mediaType]: JSON.stringify(value)};
      return toSampleRequest(model, toForm(model, {values, bodies}), SERVER);
    };
    const request = toBody('application/json', {text});
    expect(request.url).toContain('longValue=LONG_VALUE');
    expect(request.body).toEqual({
      kind: 'file',
      mediaType: 'application/json',
      file: 'photos.json',
    });
    expect(toBody('multipart/form-data', {text, other: 'y'}).body).toMatchObject({
      parts: [{name: 'text', file: 'text.txt', contentType: 'text/plain'}, {text: 'y'}],
    });
  });

  it('does not overwrite a sent file with the response', () => {
    const answers = ['image/png'];
    const file = {required: true, mediaTypes: [toMediaType({mediaType: 'image/png'})]};
    const sent = {method: 'PUT', path: '/Response', answers, requestBody: file};
    expect(toRequest(sent)).toMatchObject({
      body: {file: 'Response.png'},
      answer: {file: 'new-response.png'},
    });
    const form = toMediaType({
      mediaType: 'multipart/form-data',
      examples: [{name: 'a', value: {one: 'response.png', two: 'new-response.png'}}],
      fields: {one: {isFile: true}, two: {isFile: true}},
    });
    const requestBody = {required: true, mediaTypes: [form]};
    expect(toRequest({method: 'PUT', answers, requestBody}).answer).toEqual({
      kind: 'file',
      file: 'new-new-response.png',
    });
  });

  it('uses the first of several ways to authorize, which may be none', () => {
    const token = {scheme: 'a', type: 'oauth2', scopes: []} as const;
    const key = {scheme: 'b', type: 'apiKey', in: 'query', name: 'k', scopes: []} as const;
    expect(toRequest({security: [[token, key], []]}).credentials).toEqual([token, key]);
    expect(toRequest({security: [[], [token]]}).credentials).toEqual([]);
  });

  it('sends text that is not valid JSON unchanged', () => {
    const requestBody = {required: true, mediaTypes: [toMediaType({})]};
    const model = toModel({method: 'POST', requestBody});
    const request = toSampleRequest(
      model,
      toForm(model, {bodies: {'application/json': '{"a": 1'}}),
      SERVER,
    );
    expect(request.body).toEqual({kind: 'text', mediaType: 'application/json', text: '{"a": 1'});
  });
});

describe('toShortRequest', () => {
  const header = (name: string, required: boolean) =>
    toParameter({
      name,
      in: 'header',
      style: 'simple',
      required,
      examples: [{name: 'E', value: 'v'}],
    });

  const key = {...header('Idempotency-Key', false), isIdempotencyKey: true as const};

  const toShort = (parts: Partial<ConsoleModel>, values: Readonly<Record<string, string>> = {}) => {
    const model = toModel(parts);
    const form = toForm(model);
    return toShortRequest(model, {...form, values: {...form.values, ...values}}, SERVER);
  };

  it('contains the headers that the API requires, and no optional idempotency key', () => {
    const parameters = [header('X-Needed', true), header('X-Optional', false), key];
    const model = toModel({parameters});
    expect(toSampleRequest(model, toForm(model), SERVER).freshHeaders).toEqual(['Idempotency-Key']);
    expect(toShort({parameters})).toMatchObject({
      isShort: true,
      headers: [['X-Needed', 'v']],
      freshHeaders: [],
    });
  });

  it('contains a key that the API requires, and a key that the reader has entered', () => {
    const required = [{...key, required: true}];
    expect(toShort({parameters: required}).freshHeaders).toEqual(['Idempotency-Key']);
    const entered = {'header Idempotency-Key': 'mine'};
    expect(toShort({parameters: [key]}, entered).headers).toEqual([['Idempotency-Key', 'mine']]);
  });

  it('requests a media type only if the response has several (RFC 9110, 12.5.1)', () => {
    const accept = ['text/csv', 'application/json', 'application/problem+json'];
    const toHeaders = (answers: readonly string[]) => toShort({accept, answers}).headers;
    expect(toHeaders(['text/csv'])).toEqual([]);
    expect(toHeaders(['text/csv', 'application/json'])).toEqual([['Accept', 'text/csv']]);
  });
});
