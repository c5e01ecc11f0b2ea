import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {describe, expect, it, vi} from 'vitest';

import {buildSandboxModel} from '../model/build-model';

import {createSandbox} from '.';

/** A schema with 3000 alternatives, each of which requires another field. */
const WIDE = {
  type: 'array',
  items: {
    anyOf: Array.from({length: 3000}, (_, index) => ({type: 'object', required: [`f${index}`]})),
  },
};

const SCHEMAS = {
  Tree: WIDE,
  Choice: {
    anyOf: [
      {$ref: '#/components/schemas/Choice'},
      {allOf: [{$ref: '#/components/schemas/Choice'}, {$ref: '#/components/schemas/Choice'}]},
      {oneOf: [{$ref: '#/components/schemas/Choice'}, {$ref: '#/components/schemas/Tree'}]},
      {type: 'object', properties: {name: {type: 'string'}}},
    ],
  },
  List: {type: 'array', uniqueItems: true, items: {type: 'string'}},
};

const TYPES = ['application/json', 'application/x-www-form-urlencoded'];

const toBody = (name: string) => ({
  content: Object.fromEntries(
    TYPES.map((type) => [type, {schema: {$ref: `#/components/schemas/${name}`}}]),
  ),
});

const PROBLEM = {
  description: 'A problem.',
  content: {
    'application/problem+json': {
      schema: {type: 'object', required: ['errors']},
      example: {type: 'https://example.com/validation-error', errors: []},
    },
  },
};

const RESPONSES = {200: {description: 'Taken.'}, 422: PROBLEM};

const six = ['a', 'b', 'c', 'd', 'e', 'f'];

const bugs: string[] = [];

const sandbox = createSandbox(
  buildSandboxModel({
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    components: {schemas: SCHEMAS},
    paths: {
      ...Object.fromEntries(
        Object.keys(SCHEMAS).map((name) => [
          `/${name}`,
          {post: {requestBody: toBody(name), responses: RESPONSES}},
        ]),
      ),
      '/tree': {
        get: {
          parameters: [
            {
              name: 'tree',
              in: 'query',
              content: {'application/json': {schema: {$ref: '#/components/schemas/Tree'}}},
            },
          ],
          responses: RESPONSES,
        },
      },
      [`/six/${six.map((name) => `{${name}}`).join('')}/end`]: {
        get: {
          parameters: six.map((name) => ({
            name,
            in: 'path',
            required: true,
            schema: {type: 'string'},
          })),
          responses: RESPONSES,
        },
      },
    },
  }),
  {report: (message) => bugs.push(message)},
);

const post = (name: string, body: string, type = 'application/json'): Promise<Response> =>
  sandbox.fetch(
    new Request(`http://localhost/${name}`, {
      method: 'POST',
      body,
      headers: {'Content-Type': type},
    }),
  );

const wide = JSON.stringify(Array.from({length: 300}, (_, index) => ({a: index})));

describe('a value whose validation takes too long', () => {
  it.each([
    ['The body', () => post('Tree', wide)],
    [
      'The parameter tree',
      () => sandbox.fetch(new Request(`http://localhost/tree?tree=${encodeURIComponent(wide)}`)),
    ],
  ])('gets a 422 with a separate problem type: %s', async (subject, send) => {
    const response = await send();
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      type: 'tag:sandbox.localhost,2026:validation-budget',
      title: 'Validation Takes Too Long',
      status: 422,
      detail: `${subject} takes longer than 50 ms to validate.`,
    });
    expect(bugs).toEqual([]);
  });
});

it('finds two equal texts among 40,000', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 0.1));
  const texts = Array.from({length: 40_000}, (_, index) => `text ${index}`);
  expect((await post('List', JSON.stringify(texts))).status).toBe(200);
  const response = await post('List', JSON.stringify([...texts, 'text 7']));
  expect(await response.json()).toMatchObject({
    errors: [{pointer: '', detail: 'must not contain duplicate entries'}],
  });
  clock.mockRestore();
});

it('validates a list of 300,000 entries without a stack overflow', async () => {
  const list = `[${'1,'.repeat(299_999)}1]`;
  const response = await post('List', list);
  expect(response.status).toBe(422);
  const {errors} = (await response.json()) as {errors: unknown[]};
  expect(errors).toHaveLength(100);
});

it.each(TYPES)('accepts %s for a union that references itself', async (type) => {
  const body = type === 'application/json' ? '{"name": "x"}' : 'name=x';
  expect((await post('Choice', body, type)).status).toBe(200);
});

it('matches a path with six parameters in a segment, and rejects another one quickly', async () => {
  const find = async (path: string): Promise<number> =>
    (await sandbox.fetch(new Request(`http://localhost${path}`))).status;
  expect(await find('/six/abcdef/end')).toBe(200);
  expect(await find('/six/abcde/end')).toBe(404);
  const readMilliseconds = watchProcessor();
  expect(await find(`/six/${'x'.repeat(10_000)}/other`)).toBe(404);
  expect(await find(`/six/${'x'.repeat(10_000)}/x/end`)).toBe(404);
  expect(readMilliseconds()).toBeLessThan(1000);
});

it('rejects more values than anyone sends by hand', async () => {
  const pairs = Array.from({length: 1001}, () => 'a=1').join('&');
  const inQuery = await sandbox.fetch(new Request(`http://localhost/tree?${pairs}`));
  expect([inQuery.status, await inQuery.text()]).toEqual([
    400,
    expect.stringContaining('The query has more than 1000 values.'),
  ]);
  const inForm = await post('Choice', pairs, TYPES[1]);
  expect([inForm.status, await inForm.text()]).toEqual([
    400,
    expect.stringContaining('The form has more than 1000 values.'),
  ]);
});

it('rejects a parameter that is nested deeper than the validation supports', async () => {
  const text = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const response = await sandbox.fetch(new Request(`http://localhost/tree?tree=${text}`));
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining('The parameter tree is nested deeper than 100 levels.'),
  ]);
});
