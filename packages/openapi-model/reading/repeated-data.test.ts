import {expect, it} from 'vitest';

import {mendContract} from '../contract/mend-contract';

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

it('leaves shared texts and examples that are within the limit together', () => {
  expect(findRepeatedData(toContract(12), LIMIT)).toEqual([]);
});

it('finds the text or example that makes the pages of an API longest', () => {
  const contract = toContract(20);
  const faults = findRepeatedData(contract, LIMIT);
  expect(faults.map(({pointer}) => pointer)).toEqual([
    '#/components/requestBodies/Thing/content/application~1json/examples/long/value',
  ]);
  expect(faults[0]?.message).toContain('has 2,011 characters, and 20 paths or webhooks show it');
  const {components} = mendContract(contract, faults) as ReturnType<typeof toContract>;
  const {examples} = components.requestBodies.Thing.content['application/json'];
  expect(examples).toMatchObject({
    long: {description: expect.stringMatching(/^\*\*Fault in the contract:\*\*/) as string},
    short: {value: {text: 'x'}},
  });
  expect(examples.long).not.toHaveProperty('value');
});

it('follows references through shared parts and past circles', () => {
  const faults = findRepeatedData(toContract(30), LIMIT);
  expect(faults.map(({pointer}) => pointer.split('/').at(-1))).toEqual(['value', 'description']);
});

it('does not count the texts of paths without references as shared', () => {
  const path = {get: {description: text, responses: {200: {description: 'Done.'}}}};
  const paths = Object.fromEntries(Array.from({length: 50}, (_, index) => [`/${index}`, path]));
  const info = {title: 'Own texts', version: '1', description: text};
  expect(findRepeatedData({openapi: '3.1.0', info, paths}, LIMIT)).toEqual([]);
});
