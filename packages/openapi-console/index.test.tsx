import fs from 'node:fs';

import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import ApiConsole from './index';
import type {Credential} from '@openapi-portal/openapi-requests';
import {rememberInput} from './memory';
import type {ConsoleModel} from '@openapi-portal/openapi-model/inputs';
import {findTags, type Tag, toVisibleText} from './testing/markup';
import {
  toCisoModel,
  toMediaType,
  toModel,
  toParameter,
} from '@openapi-portal/openapi-requests/testing';

beforeEach(() => void vi.stubGlobal('document', {baseURI: 'https://docs.example.com/'}));
afterEach(() => vi.unstubAllGlobals());

const render = (model: ConsoleModel): string =>
  renderToStaticMarkup(<ApiConsole model={model} onClose={() => undefined} />);

const findControl = (html: string, label: string): Tag | undefined => {
  const tag = findTags(html, 'label').find(({text}) => text.startsWith(label));
  const controls = findTags(html, 'input', 'select', 'textarea');
  return controls.find(({attributes}) => attributes.id === tag?.attributes.for);
};

const EVERYTHING = toModel({
  method: 'POST',
  servers: [
    {
      url: 'https://{region}.acme.org/{base}',
      variables: {region: {default: 'eu', enum: ['eu', '']}, base: {default: 'v1'}},
    },
  ],
  security: [
    [{scheme: 'b', type: 'http', httpScheme: 'basic', scopes: []}],
    [{scheme: 'k', type: 'apiKey', in: 'query', name: 'key', scopes: []}],
  ],
  parameters: [
    toParameter({name: 'flag', schema: {type: 'boolean'}, examples: [{name: 'e', value: true}]}),
    toParameter({name: 'list', schema: {type: 'array'}, description: 'Some `words`.'}),
    toParameter({name: 'count', schema: {type: 'integer', default: 25}}),
    toParameter({name: 'kind', required: true, schema: {$ref: '#/$defs/Kind'}}),
    toParameter({name: 'Cookie', in: 'header', style: 'simple'}),
    toParameter({name: 'theme', in: 'cookie'}),
  ],
  $defs: {Kind: {enum: ['a', 'b']}},
  requestBody: {
    required: true,
    mediaTypes: [
      toMediaType({examples: [{name: 'e', summary: 'First', value: {a: 1}}]}),
      toMediaType({mediaType: 'application/pdf'}),
    ],
  },
});

describe('the console', () => {
  it('puts blank choices in quotes', () => {
    expect(render(EVERYTHING)).toContain('<option value="">&quot;&quot;</option>');
  });

  it.each([
    ['a made-up operation', EVERYTHING],
    ['a user’s update', toCisoModel('patch', '/users/{user_id}')],
  ])('ties a label and every description to each control of %s', (_name, model) => {
    const html = render(model);
    const labels = findTags(html, 'label').filter(({text}) => text !== '');
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    for (const {attributes} of findTags(html, 'input', 'select', 'textarea')) {
      expect(labels.filter((label) => label.attributes.for === attributes.id)).toHaveLength(1);
      const described = (attributes['aria-describedby'] ?? '').split(' ').filter(Boolean);
      expect(ids).toEqual(expect.arrayContaining(described));
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('selects a control by the schema', () => {
    const html = render(EVERYTHING);
    expect(findControl(html, 'flag')?.text).toBe('Not senttruefalse');
    expect(findControl(html, 'kind')?.text).toBe('Choose a valueab');
    expect(findControl(html, 'list')?.name).toBe('textarea');
    expect(findControl(html, 'count')?.attributes).toMatchObject({
      inputMode: 'numeric',
      placeholder: 'Default: 25',
    });
  });

  it('lists headers that browsers do not let it send', () => {
    const text = toVisibleText(render(EVERYTHING));
    expect(text).toContain(
      'Cookie cannot be sent from here, because browsers do not let a page set this header',
    );
    expect(text).toContain(
      'theme cannot be sent from here, because browsers do not let a page set this cookie',
    );
  });

  it('says next to a field that its pattern is not checked in the browser', () => {
    const model = toModel({
      method: 'POST',
      parameters: [toParameter({name: 'slow', hasUncheckedPattern: true})],
      requestBody: {required: true, mediaTypes: [toMediaType({hasUncheckedPattern: true})]},
    });
    const html = render(model);
    const findDescription = (label: string): string | undefined => {
      const id = findControl(html, label)?.attributes['aria-describedby'];
      return findTags(html, 'p').find(({attributes}) => attributes.id === id)?.text;
    };
    expect(findDescription('slow')).toContain('The pattern is not checked here');
    expect(findDescription('Body')).toContain('Some patterns in the schema are not checked here');
  });

  it('masks secrets, and disables autocompletion', () => {
    const html = render(toCisoModel('get', '/company'));
    expect(findControl(html, 'Token')?.attributes).toMatchObject({
      type: 'password',
      autoComplete: 'off',
    });
    expect(findTags(html, 'form')[0]?.attributes.autoComplete).toBe('off');
    expect(toVisibleText(html)).toContain('The operation needs the scope company.read.');
  });

  it('writes no credentials to the document, not even remembered ones', () => {
    const model = toModel({
      api: 'Secrets 1.0.0',
      security: [
        [
          {scheme: 'b', type: 'http', httpScheme: 'basic', scopes: []},
          {scheme: 'k', type: 'apiKey', in: 'header', name: 'X-Key', scopes: []},
          {scheme: 'o', type: 'oauth2', scopes: []},
        ],
      ],
    });
    const given = model.security
      .flat()
      .map(({scheme}) => [scheme, {user: 'u-n-i', secret: 'q-x-z'}]);
    const origin = 'https://api.test.example.org';
    const credentials = new Map([[origin, new Map(given as [string, Credential][])]]);
    rememberInput(model, {credentials});
    const html = render(model);
    expect(html).not.toMatch(/u-n-i|q-x-z/);
    for (const label of ['Username (b)', 'Password (b)', 'API key (k)', 'Token (o)']) {
      expect(findControl(html, label)?.attributes).not.toHaveProperty('value');
    }
  });

  it('treats secret parameters as secrets: empty, masked, stored for their server', () => {
    const secret = {isSecret: true, examples: [{name: 'e', value: 'k-1-k'}]} as const;
    const model = toModel({
      api: 'Parameters 1.0.0',
      parameters: [
        toParameter({...secret, name: 'X-Auth-Token', in: 'header', required: true}),
        toParameter({...secret, name: 'key'}),
      ],
    });
    const origin = 'https://api.test.example.org';
    const given = new Map([['query key', {user: '', secret: 'q-x-z'}]]);
    rememberInput(model, {credentials: new Map([[origin, given]])});
    const html = render(model);
    expect(html).not.toMatch(/q-x-z|k-1-k/);
    for (const label of ['X-Auth-Token', 'key'])
      expect(findControl(html, label)?.attributes).toMatchObject({type: 'password'});
    expect(toVisibleText(html)).toContain(`It is only sent to ${origin}`);
  });

  it('prefills required values, and offers examples for optional ones', () => {
    const html = render(toCisoModel('patch', '/users/{user_id}'));
    expect(findControl(html, 'user_id')?.attributes.value).toBe(
      '3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591',
    );
    expect(findControl(html, 'Body')?.text).toContain('"access_expires_at"');
    const list = render(toCisoModel('get', '/users'));
    expect(findControl(list, 'email')?.attributes).toMatchObject({
      placeholder: 'e.g. mei.tanaka@example.net',
      value: '',
    });
    expect(toVisibleText(list)).toContain('Use the example of email');
  });

  it('says at once that the example server does not exist', () => {
    expect(toVisibleText(render(toCisoModel('get', '/company')))).toContain(
      'api.example.com is an example: no server runs there.',
    );
  });
});

it('is rendered without any access to storage', () => {
  const files = fs.readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'});
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  for (const file of sources) {
    expect(fs.readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).not.toMatch(
      /localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore/,
    );
  }
  expect(sources.length).toBeGreaterThan(30);
});
