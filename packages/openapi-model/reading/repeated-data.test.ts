import type {JsonObject} from '@openapi-portal/reports/json';
import {expect, it} from 'vitest';

import {removeFaultyParts} from '../contract/remove-faulty-parts';

import {findRepeatedData} from './repeated-data';

const text = 'x'.repeat(2000);

/** Operations with a body that each reference the same component, and a response with a short description. */
const toContract = (count: number, more: object = {}) => ({
  openapi: '3.1.0',
  info: {title: 'Repeated', version: '1', description: text},
  paths: Object.fromEntries(
    Array.from({length: count}, (_, index) => [
      `/things/${index}`,
      {
        post: {
          description: text,
          requestBody: {$ref: '#/components/requestBodies/Thing'},
          responses: {200: {description: 'Done.'}},
        },
      },
    ]),
  ),
  components: {
    requestBodies: {
      Thing: {
        content: {
          'application/json': {
            schema: {$ref: '#/components/schemas/Thing'},
            examples: {long: {value: {text}}, short: {value: {text: 'x'}}},
          },
        },
      },
    },
    schemas: {
      Thing: {
        type: 'object',
        description: text,
        properties: {a: {$ref: '#/components/schemas/Thing'}},
      },
    },
    ...more,
  },
});

const LIMIT = 50_000;

it('does not change shared texts and examples within the limit', () => {
  expect(findRepeatedData(toContract(12), LIMIT)).toEqual([]);
});

it('reports the text or example that makes the pages of an API longest', () => {
  const contract = toContract(20);
  const faults = findRepeatedData(contract, LIMIT);
  expect(faults.map(({pointer}) => pointer)).toEqual([
    '#/components/requestBodies/Thing/content/application~1json/examples/long/value',
  ]);
  expect(faults[0]?.message).toContain('has 2,011 characters, and is shown 20 times');
  const {components} = removeFaultyParts(contract, faults) as ReturnType<typeof toContract>;
  const {examples} = components.requestBodies.Thing.content['application/json'];
  expect(examples).toMatchObject({
    long: {description: expect.stringMatching(/^\*\*Fault in the contract:\*\*/) as string},
    short: {value: {text: 'x'}},
  });
  expect(examples.long).not.toHaveProperty('value');
});

it('follows references through shared parts, and stops at circles', () => {
  const faults = findRepeatedData(toContract(30), LIMIT);
  expect(faults.map(({pointer}) => pointer.split('/').at(-1))).toEqual(['value', 'description']);
});

it('does not count the texts of paths without references as shared', () => {
  const path = {get: {description: text, responses: {200: {description: 'Done.'}}}};
  const paths = Object.fromEntries(Array.from({length: 50}, (_, index) => [`/${index}`, path]));
  const info = {title: 'Own texts', version: '1', description: text};
  expect(findRepeatedData({openapi: '3.1.0', info, paths}, LIMIT)).toEqual([]);
});

it('counts callbacks and security requirements once for each path and operation that shows them', () => {
  const security = Array.from({length: 300}, (_, index) => ({[`key${index}`]: []}));
  const expressions = Array.from({length: 50}, (_, index) => `{$request.body#/url${index}}`);
  const request = {post: {responses: {200: {description: 'Done.'}}}};
  const all = Object.fromEntries(expressions.map((expression) => [expression, request]));
  const toItem = (more: JsonObject): JsonObject => ({
    post: {callbacks: {sent: {$ref: '#/components/callbacks/All'}}, responses: {}, ...more},
    get: {responses: {}, ...more},
  });
  const toPaths = (count: number, more = {}): JsonObject =>
    Object.fromEntries(Array.from({length: count}, (_, index) => [`/${index}`, toItem(more)]));
  const find = (paths: JsonObject) => {
    const document = {...toContract(0), security, paths, components: {callbacks: {All: all}}};
    return findRepeatedData(document, LIMIT * 6).map(({message}) => message.split(';')[0]);
  };
  expect(find(toPaths(1))).toEqual([]);
  expect(find(toPaths(10))).toEqual([
    '#/security has 20,455 characters with markup, and is shown 20 times',
  ]);
  expect(find(toPaths(20, {security: []}))).toEqual([
    '#/components/callbacks/All has 19,955 characters with markup, and is shown 20 times',
  ]);
});

it('counts servers once for each operation that inherits them', () => {
  const servers = Array.from({length: 50}, (_, index) => ({url: `https://${index}.example`}));
  const find = (item: object) => {
    const paths = Object.fromEntries(Array.from({length: 20}, (_, at) => [`/${at}`, item]));
    const document = {...toContract(0), servers, paths} as JsonObject;
    return findRepeatedData(document, LIMIT).map(({pointer}) => pointer);
  };
  expect(find({get: {responses: {}}})).toEqual(['#/servers']);
  expect(find({get: {responses: {}, servers: []}})).toEqual([]);
  expect(find({get: {responses: {}}, servers: []})).toEqual([]);
});
