import {listTestContracts, readTestContract} from '@openapi-portal/openapi-model/testing';
import {expect, it} from 'vitest';

import {buildSandboxModel} from '../model/build-model';
import type {SandboxModel, SandboxOperation} from '../model/model';
import {growValue} from '../testing/grow-value';
import {spoilBody, spoilHeader, spoilText} from '../testing/hostile';
import {createRandom, type Random} from '../testing/random';
import {SlowRequests} from '../testing/slow-requests';

import {createSandbox} from '.';

/** `npm test` sends some of the requests, with `CI` set all. */
const COUNT = process.env.CI === undefined ? 5000 : 20_000;

/** Schemas whose validation takes the square of a length, doubles with each level, or leads back to itself. */
const HOSTILE = {
  openapi: '3.1.0',
  info: {title: 'Hostile', version: '1'},
  components: {
    schemas: {
      Tree: {
        anyOf: [
          {$ref: '#/components/schemas/Tree'},
          {type: 'object', required: ['a'], properties: {a: {$ref: '#/components/schemas/Tree'}}},
          {type: 'object', required: ['a'], properties: {a: {$ref: '#/components/schemas/Tree'}}},
          {type: 'array', uniqueItems: true, items: {$ref: '#/components/schemas/Tree'}},
          {type: 'integer'},
        ],
      },
      Texts: {
        type: 'array',
        uniqueItems: true,
        contains: {enum: ['a', ['a'], {a: ['a']}]},
        items: {type: 'string', pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', format: 'uri'},
      },
    },
  },
  paths: Object.fromEntries(
    ['Tree', 'Texts'].map((name) => {
      const schema = {$ref: `#/components/schemas/${name}`};
      const content = {'application/json': {schema}, 'application/x-www-form-urlencoded': {schema}};
      const names = ['a', 'b', 'c', 'd', 'e', 'f'];
      const parameters = names.map((one) => ({name: one, in: 'path', required: true, schema}));
      return [
        `/${name}/${names.map((one) => `{${one}}`).join('')}`,
        {
          post: {
            parameters: [...parameters, {name: 'q', in: 'query', schema}],
            requestBody: {content},
            responses: {200: {description: 'Taken.'}},
          },
        },
      ];
    }),
  ),
};

const OPERATIONS = [HOSTILE, ...listTestContracts().map(readTestContract)].flatMap((document) => {
  const model = buildSandboxModel(document);
  const sandbox = createSandbox(model, {report: () => undefined});
  return model.operations.map((operation) => ({model, operation, sandbox}));
});

type One = (typeof OPERATIONS)[number];

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Text for a parameter: of its schema, or hostile. */
function fill(
  {schema}: SandboxOperation['parameters'][number],
  {requestDefs}: SandboxModel,
  random: Random,
): string {
  if (random.chance(0.3)) return spoilText(random);
  return encodeURIComponent(toText(growValue(schema, requestDefs, random)).slice(0, 5000));
}

function makeAddress(operation: SandboxOperation, model: SandboxModel, random: Random): string {
  const byName = new Map(operation.parameters.map((one) => [one.name, one]));
  const template = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = byName.get(name);
    return parameter === undefined ? 'x' : fill(parameter, model, random) || 'x';
  });
  const query = operation.parameters
    .filter((one) => one.in === 'query' && random.chance(0.7))
    .map((one) => `${encodeURIComponent(one.name)}=${fill(one, model, random)}`);
  const junk = random.chance(0.02) ? ['a[b]'.repeat(random.below(3000)), 'x&'.repeat(5000)] : [];
  const base = operation.basePaths?.[0] ?? model.basePaths[0] ?? '';
  const all = [...query, ...junk].join('&');
  return `http://localhost${base}${template}${all === '' ? '' : `?${all}`}`;
}

function makeBody(operation: SandboxOperation, model: SandboxModel, random: Random) {
  const types = Object.entries(operation.requestBody?.content ?? {});
  const [mediaType, schema] = types[random.below(types.length)] ?? ['application/json', true];
  const value = growValue(schema, model.requestDefs, random);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const body = isObject && random.chance(0.4) ? spoilBody(value, random) : value;
  const isForm = mediaType.includes('urlencoded') && isObject;
  const pairs = isForm ? Object.entries(value).map(([name, one]) => [name, toText(one)]) : [];
  return {mediaType, body: isForm ? new URLSearchParams(pairs).toString() : JSON.stringify(body)};
}

function makeRequest(operation: SandboxOperation, model: SandboxModel, random: Random) {
  const {mediaType, body} = makeBody(operation, model, random);
  const headers = new Headers({
    Authorization: random.chance(0.9) ? 'Bearer x' : spoilHeader(random),
  });
  for (const one of operation.parameters)
    if (one.in === 'header' && !/[^\w-]/.test(one.name))
      headers.set(one.name, fill(one, model, random));
  if (random.chance(0.1)) headers.set('Cookie', spoilText(random));
  if (random.chance(0.1)) headers.set('Accept', spoilText(random));
  if (random.chance(0.05))
    headers.set('Prefer', `code=${400 + random.below(99)}, example=${spoilText(random)}`);
  headers.set('Content-Type', random.chance(0.95) ? mediaType : spoilText(random));
  const method = random.chance(0.97) ? operation.method : 'PATCH';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const address = makeAddress(operation, model, random);
  return {address, init: {method, headers, ...(hasBody && {body})}};
}

it(`answers ${COUNT} requests that fit contracts of all kinds more or less, none in more than 100 ms`, async () => {
  const random = createRandom(26);
  const slow = new SlowRequests();
  const failed: string[] = [];
  const statuses = new Set<number>();
  for (let count = 0; count < COUNT; count += 1) {
    const isHostile = random.chance(0.1);
    const from = isHostile ? OPERATIONS.slice(0, 2) : OPERATIONS;
    const {model, operation, sandbox} = random.pick(from as [One, ...One[]]);
    const {address, init} = makeRequest(operation, model, random);
    const what = `${count}: ${init.method} ${address.slice(0, 200)}`;
    const send = async (): Promise<void> => {
      try {
        const {status} = await sandbox.fetch(new Request(address, init));
        statuses.add(status);
        if (status === 500) failed.push(what);
      } catch (error) {
        failed.push(`${what}: ${String(error)}`);
      }
    };
    await slow.time(what, send);
  }
  expect(failed).toEqual([]);
  expect(await slow.list()).toEqual([]);
  // Each kind of answer was met, so that the rest says something.
  const expected = [200, 201, 204, 400, 404, 405, 415, 422];
  expect(expected.filter((status) => !statuses.has(status))).toEqual([]);
});
