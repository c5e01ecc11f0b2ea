import type {SandboxModel, SandboxOperation} from '../model/model';

import {growValue} from './grow-value';
import {spoilBody, spoilHeader, spoilText} from './hostile';
import type {Random} from './random';

/** A contract with schemas whose validation time may be quadratic in a length, double with each level, or never end. */
export const HOSTILE = {
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

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

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
  const template = operation.path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
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

/** Generates a request for an operation, which may violate the contract. */
export function makeRequest(operation: SandboxOperation, model: SandboxModel, random: Random) {
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
