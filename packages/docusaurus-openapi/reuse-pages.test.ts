import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {themeParts} from '@openapi-portal/docusaurus-openapi-theme/parts';
import {readTestContract} from '@openapi-portal/openapi-model/testing';
import {isJsonList, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';

import {type PageSources, renderShare} from './build-api';
import {createPageReuse} from './reuse-pages';
import {createGeneratedApi} from './testing/create-generated-api';

const API = {id: 'A', label: 'A', route: 'api/A', contract: 'a.yaml'};

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-pages-'));
  fs.writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
});

afterEach(() => fs.rmSync(siteDir, {recursive: true}));

/** Renders all operation pages, and returns them and their console models as plain data. */
function render(published: unknown, more: Partial<PageSources> = {}, parts = themeParts): unknown {
  const site = {siteDir, baseUrl: '/', downloads: []};
  const {operations, models} = renderShare(API, {published, ...more}, site, parts, {
    share: {from: 0, of: 1},
    keep: (page) => page,
  });
  return JSON.parse(JSON.stringify([operations.pages, [...models].sort()]));
}

function renderWithoutKept(...given: Parameters<typeof render>): unknown {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  const built = render(...given);
  vi.unstubAllEnvs();
  return built;
}

const findFolder = (): string => path.join(siteDir, '.cache/kept-results/pages/A');

/** Lists the pages that an action renders again. */
function listMade(act: () => void): readonly string[] {
  const names = fs.readdirSync(findFolder());
  names.forEach((name) => fs.utimesSync(path.join(findFolder(), name), 1, 1));
  act();
  return names.filter((name) => fs.statSync(path.join(findFolder(), name)).mtimeMs > 1000);
}

/** Yields a copy of a value for each of its descriptions, with only this description changed. */
function* changeDescriptions(value: JsonValue, key = ''): Generator<JsonValue> {
  if (key === 'description' && typeof value === 'string') yield `Changed. ${value}`;
  if (!isJsonObject(value) && !isJsonList(value)) return;
  for (const [name, member] of Object.entries<JsonValue>(value))
    for (const changed of changeDescriptions(member, name))
      yield isJsonList(value)
        ? value.map((one, index) => (String(index) === name ? changed : one))
        : {...value, [name]: changed};
}

const toOperation = (id: string, description: string) => ({
  get: {operationId: id, description, responses: {200: {$ref: `#/components/responses/${id}`}}},
});

const toResponse = (description: string) => ({description});

const CONTRACT = {
  openapi: '3.1.0',
  info: {title: 'A', version: '1'},
  paths: {'/a': toOperation('a', 'Reads an A.'), '/b': toOperation('b', 'Reads a B.')},
  components: {responses: {a: toResponse('An A.'), b: toResponse('A B.')}},
};

it('only renders pages that contain the changed description', () => {
  const first = render(CONTRACT);
  expect(listMade(() => expect(render(CONTRACT)).toEqual(first))).toEqual([]);
  const {a, b} = CONTRACT.components.responses;
  const ofPage = {...CONTRACT, paths: {...CONTRACT.paths, '/a': toOperation('a', 'Reads it.')}};
  expect(listMade(() => render(ofPage))).toEqual(['a.kept']);
  const ofPart = {...ofPage, components: {responses: {a, b: toResponse(`${b.description} It.`)}}};
  expect(listMade(() => render(ofPart))).toEqual(['b.kept']);
});

it('caches the pages of an API with few operations, which no thread renders', async () => {
  fs.writeFileSync(path.join(siteDir, 'a.yaml'), JSON.stringify(CONTRACT));
  fs.symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  const build = () => createGeneratedApi(siteDir, 'A', 'a.yaml').build();
  const first = await build();
  fs.writeFileSync(path.join(findFolder(), 'gone.kept'), '');
  const again = await build();
  expect(again.pages.map((page) => ({...page}))).toEqual(first.pages.map((page) => ({...page})));
  expect(again.models).toEqual(first.models);
  expect(fs.readdirSync(findFolder()).sort()).toEqual(['a.kept', 'b.kept']);
});

it('caches no page of a site that replaces a component', () => {
  render(CONTRACT, {}, {...themeParts, DescribedIn: () => null});
  expect(fs.existsSync(findFolder())).toBe(false);
});

it('computes no cache keys if caching is off', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  const site = {siteDir, baseUrl: '/', downloads: []};
  const take = createPageReuse(API, {published: CONTRACT}, site, new Map(), themeParts);
  vi.unstubAllEnvs();
  expect(take).toBeUndefined();
});

describe('renders everything again after a change of', () => {
  /** Only every fifth description is tested, because each test renders all pages. */
  const STEP = 5;

  it.each(['schemas.yaml', 'hard.yaml'])(
    'descriptions of %s',
    (name) => {
      const contract = readTestContract(name) as JsonValue;
      for (const changed of [...changeDescriptions(contract)].filter((__, at) => at % STEP === 0)) {
        render(contract);
        expect(render(changed)).toEqual(renderWithoutKept(changed));
      }
    },
    120_000,
  );

  /** Returns a contract with one operation, which returns the schema `A`. */
  const leadTo = (schemas: object) => ({
    ...CONTRACT,
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          responses: {
            200: {
              description: 'An A.',
              content: {'application/json': {schema: {$ref: '#/components/schemas/A'}}},
            },
          },
        },
      },
    },
    components: {schemas},
  });
  const toSchema = (description: string) => ({type: 'object', description, properties: {x: {}}});
  const discriminator = {propertyName: 'x', mapping: {b: 'B'}};

  it.each<[string, (description: string) => object]>([
    [
      'a schema inside of another',
      (text) => ({A: {items: {$ref: '#/components/schemas/B'}}, B: toSchema(text)}),
    ],
    [
      'a schema that includes another',
      (text) => ({
        A: {type: 'object', properties: {x: {type: 'string'}}, discriminator: {propertyName: 'x'}},
        B: {...toSchema(text), allOf: [{$ref: '#/components/schemas/A'}]},
      }),
    ],
    [
      'a schema that a discriminator names',
      (text) => ({
        A: {oneOf: [{$ref: '#/components/schemas/B'}], discriminator},
        B: toSchema(text),
      }),
    ],
    [
      'a schema by its anchor',
      (text) => ({A: {items: {$ref: '#b'}}, B: {...toSchema(text), $anchor: 'b'}}),
    ],
  ])('the description of %s', (_, toSchemas) => {
    const first = render(leadTo(toSchemas('Before.')));
    const changed = leadTo(toSchemas('After.'));
    const built = render(changed);
    expect(built).not.toEqual(first);
    expect(built).toEqual(renderWithoutKept(changed));
  });

  const link = {title: 'Guide', href: '/guide'};
  const toLine = (name: string) => ({
    name,
    version: `${name}.0.0`,
    basePath: `/api/A/${name}`,
    slugs: new Map([['get /a', `a-in-${name}`]]),
  });
  it.each<[string, unknown, Partial<PageSources>]>([
    [
      'the title of another operation',
      {
        ...CONTRACT,
        paths: {...CONTRACT.paths, '/b': {get: {...CONTRACT.paths['/b'].get, summary: 'B'}}},
      },
      {},
    ],
    [
      'a parameter of another operation',
      {...CONTRACT, paths: {...CONTRACT.paths, '/a/{a}': toOperation('b', '')}},
      {},
    ],
    ['what mentions an operation', CONTRACT, {mentions: new Map([['a', [link]]])}],
    [
      'the minorVersions of releases',
      CONTRACT,
      {minorVersions: {api: 'A', here: '1', isOlder: false, all: [toLine('1'), toLine('2')]}},
    ],
    ['its versions', CONTRACT, {versions: new Map([['get /a', {since: link, changedIn: []}]])}],
  ])('%s', (_, changed, more) => {
    const first = render(CONTRACT);
    const built = render(changed, more);
    expect(built).not.toEqual(first);
    expect(built).toEqual(renderWithoutKept(changed, more));
  });
});
