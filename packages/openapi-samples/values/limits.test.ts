import {BUDGET, Cursor, openContract, countSteps} from '@openapi-portal/openapi-model';
import type {JsonValue} from '@openapi-portal/reports/json';
import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {expect, it} from 'vitest';

import {findSample} from './build-sample';
import {checkExamples} from './check-examples';

const find = (schema: JsonValue) => findSample(new Cursor({}, schema), {isFilled: true});

it.each<[string, JsonValue, string, number]>([
  ['items', {type: 'array', minItems: 1e9, items: {type: 'string'}}, 'items', 100],
  ['items that contain', {type: 'array', contains: {}, minContains: 1e9}, 'items', 100],
  ['characters', {type: 'string', minLength: 1e9}, 'characters', 2000],
  ['characters of a format', {type: 'string', format: 'uri', minLength: 1e9}, 'characters', 2000],
  [
    'characters of a pattern',
    {type: 'string', pattern: '^a*$', minLength: 1e9},
    'characters',
    2000,
  ],
  ['fields', {type: 'object', minProperties: 1e9}, 'fields', 100],
])('shortens a sample that requires very many %s, and reports it', (_, schema, noun, size) => {
  const {value, isValid, shortened} = find(schema);
  const length = typeof value === 'string' ? value.length : Object.keys(value as object).length;
  expect(length).toBeLessThanOrEqual(size + 1);
  expect(isValid).toBe(false);
  expect(shortened).toBe(`the schema wants at least 1,000,000,000 ${noun}`);
});

it('reports that a nested value is shortened', () => {
  const list = {type: 'array', minItems: 500, items: {type: 'integer'}};
  const schema = {type: 'object', required: ['a'], properties: {a: list}};
  expect(find(schema).shortened).toBe('the schema wants at least 500 items');
});

it('does not shorten a sample with the maximum number of items', () => {
  const {value, shortened} = find({type: 'array', minItems: 100, items: {type: 'integer'}});
  expect(value).toHaveLength(100);
  expect(shortened).toBeUndefined();
});

const KINDS = {
  allOf: (next: JsonValue) => ({allOf: [next, next]}),
  anyOf: (next: JsonValue) => ({anyOf: [next, next]}),
  oneOf: (next: JsonValue) => ({oneOf: [next, next]}),
  properties: (next: JsonValue) => ({required: ['a', 'b'], properties: {a: next, b: next}}),
  prefixItems: (next: JsonValue) => ({type: 'array', minItems: 2, prefixItems: [next, next]}),
  items: (next: JsonValue) => ({type: 'array', minItems: 2, items: {anyOf: [next, next]}}),
} satisfies Record<string, (next: JsonValue) => JsonValue>;

it.each(Object.entries(KINDS))(
  'terminates for a chain of 24 schemas that each reference the next twice by %s',
  (_, build) => {
    const toReference = (index: number) => ({$ref: `#/components/schemas/S${index}`});
    const chain = Array.from({length: 24}, (_, index) => [
      `S${index}`,
      build(toReference(index + 1)),
    ]);
    const schemas = {...Object.fromEntries(chain), S24: {type: 'object'}} as JsonValue;
    const contract = openContract({openapi: '3.1.0', components: {schemas}});
    const readMilliseconds = watchProcessor();
    findSample(contract.with(toReference(0)), {isFilled: true});
    expect(readMilliseconds()).toBeLessThan(10_000);
  },
  60_000,
);

/** Builds a contract with one example of a schema that permits what any of 12 others permits. */
function openUnion(example: JsonValue) {
  const all = Array.from({length: 12}, (_, index) => ({$ref: `#/components/schemas/S${index}`}));
  const schemas = Object.fromEntries(all.map((_, index) => [`S${index}`, {maximum: index}]));
  const content = {'application/json': {schema: {oneOf: all}, example}};
  const responses = {200: {description: '', content}};
  return openContract({
    openapi: '3.1.0',
    info: {title: '', version: ''},
    paths: {'/a': {get: {responses}}},
    components: {schemas},
  });
}

it('counts the validation of an example, and skips further ones after the step limit of the contract', () => {
  const {root} = openUnion(12);
  const check = () => checkExamples(root).map(({fault}) => fault);
  expect(check()).toEqual([expect.stringContaining('at most')]);
  const left = countSteps(root, 'samples', 0);
  expect(BUDGET.steps.samples - left).toBeGreaterThan(12);
  countSteps(root, 'samples', left + 1);
  expect(check()).toEqual([undefined]);
});

it('counts the validation of a sample', () => {
  const {root} = openUnion(1);
  findSample(new Cursor(root, {type: 'string', enum: ['a'], allOf: [{}, {}, {}]}));
  expect(BUDGET.steps.samples - countSteps(root, 'samples', 0)).toBeGreaterThan(10);
});

it('counts the variants between which a search chooses', () => {
  const {root} = openUnion(1);
  const anyOf = Array.from({length: 1000}, () => ({type: 'integer'}));
  findSample(new Cursor(root, {anyOf}));
  expect(BUDGET.steps.samples - countSteps(root, 'samples', 0)).toBeGreaterThan(anyOf.length);
});

it('takes fewer steps for a sample the more samples of a contract have taken', () => {
  const takeSteps = (used: number): number => {
    const {root} = openUnion(1);
    const before = countSteps(root, 'samples', used);
    const anyOf = Array.from({length: 5000}, () => ({type: 'integer'}));
    findSample(new Cursor(root, {anyOf}), {isComplete: true});
    return before - countSteps(root, 'samples', 0);
  };
  const {samples} = BUDGET.steps;
  const {leastSteps, moreSteps, fewSteps} = BUDGET.sample;
  expect(takeSteps(0)).toBeGreaterThan(5000);
  expect(takeSteps(samples)).toBe(leastSteps);
  expect(takeSteps(samples + moreSteps)).toBe(fewSteps);
});

it('searches no sample to check it once the steps of a contract are used up', () => {
  const {root} = openUnion(1);
  const responses = {200: {description: '', content: {'application/json': {schema: {}}}}};
  const document = {...root, paths: {'/a': {get: {responses}}}};
  countSteps(document, 'samples', BUDGET.steps.samples + 1);
  expect(checkExamples(document)).toMatchObject([{isGenerated: true, isUnchecked: true}]);
});
