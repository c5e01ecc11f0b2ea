import {
  collectProperties,
  groupOperations,
  listCandidates,
  listOperations,
  openContract,
} from '@openapi-portal/openapi-model';
import {removeFaultyParts} from '@openapi-portal/openapi-model/reading';
import {renderApi} from '@openapi-portal/openapi-reference';
import {compareContracts} from '@openapi-portal/openapi-releases';
import {buildSandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {
  intersectLists,
  type JsonObject,
  type JsonValue,
  toUnique,
} from '@openapi-portal/reports/json';
import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {expect, it} from 'vitest';

import {themeParts} from '../../packages/docusaurus-openapi-theme/theme-parts';

/** Number of parts. An algorithm with quadratic time would exceed the limit many times over. */
const COUNT = 20_000;

/** Maximum processor time in milliseconds, five times what the slowest case takes. */
const LIMIT = 15_000;

const list = <Value>(make: (index: number) => Value): readonly Value[] =>
  Array.from({length: COUNT}, (_, index) => make(index));

const map = (toName: (index: number) => string, make: (index: number) => JsonValue): JsonObject =>
  Object.fromEntries(list((index) => [toName(index), make(index)]));

function toContract(schema: JsonValue, rest: JsonObject = {}): JsonObject {
  const responses = {'200': {description: 'Done.'}};
  const content = {'application/json': {schema}};
  const post = {operationId: 'a', tags: ['t0'], requestBody: {content}, responses};
  return {openapi: '3.1.0', info: {title: 'A', version: '1'}, paths: {'/a': {post}}, ...rest};
}

const toSchemas = (schemas: JsonObject): JsonObject => ({components: {schemas}});

const ref = (name: string): JsonObject => ({$ref: `#/components/schemas/${name}`});

/** Definitions that would all be named `x`. */
const sameNames = toContract(
  {anyOf: list((index) => ref(`S/properties/p${index}/properties/x`))},
  toSchemas({
    S: {
      properties: map(
        (index) => `p${index}`,
        () => ({properties: {x: {type: 'string'}}}),
      ),
    },
  }),
);

const enumOf = (start: string): JsonObject =>
  toContract({type: 'string', enum: list((index) => `${start}${index}`)});

/** Creates a contract with a chain of schemas, each of which references the next one. The last one has this type. */
const chainTo = (type: string): JsonObject => {
  const next = (index: number): JsonValue =>
    index === COUNT - 1 ? {type} : {properties: {a: ref(`S${index + 1}`)}};
  return toContract(ref(`S${COUNT - 10}`), toSchemas(map((index) => `S${index}`, next)));
};

const tags = toContract(true, {
  tags: list((index) => ({name: `t${index}`, parent: `t${index + 1}`})),
});

const described = (text: string): JsonObject =>
  toContract({
    properties: map(
      (index) => `p${index}`,
      () => ({description: text}),
    ),
  });

it.each<[string, () => unknown]>([
  ['names of definitions', () => buildSandboxModel(sameNames)],
  [
    'values of a discriminator',
    () => {
      const mapping = map(
        (index) => `m${index}`,
        (index) => `#/components/schemas/S${index}`,
      );
      const document = toContract(
        true,
        toSchemas(
          map(
            (index) => `S${index}`,
            () => ({}),
          ),
        ),
      );
      const discriminator = {propertyName: 'a', mapping};
      listCandidates(openContract(document).with({discriminator}));
    },
  ],
  ['values of an enum', () => compareContracts(enumOf('a'), enumOf('b'))],
  ['schemas that lead to a change', () => compareContracts(chainTo('string'), chainTo('integer'))],
  ['descriptions', () => compareContracts(described('a'), described('b'))],
  [
    'tags below each other',
    () => groupOperations(openContract(tags), listOperations(openContract(tags))),
  ],
  [
    'values that are in two lists',
    () => intersectLists([list(String), list((index) => `a${index}`)]),
  ],
  ['values', () => toUnique(list((index) => ({a: index})))],
  [
    'schemas of one property',
    () => {
      const contract = openContract(toContract(true));
      return collectProperties(list((index) => contract.with({properties: {a: {const: index}}})));
    },
  ],
  [
    'faults',
    () => {
      const faults = list((index) => ({
        pointer: `#/tags/${index}`,
        message: `Fault ${index}`,
        isShown: true,
      }));
      return removeFaultyParts(tags, faults);
    },
  ],
  [
    'scopes with the operations that need them',
    () => {
      const names = list((index) => `scope${index}`).slice(0, 500);
      const scopes = Object.fromEntries(names.map((name) => [name, 'A scope.']));
      const oauth: JsonObject = {type: 'oauth2', flows: {clientCredentials: {scopes}}};
      const toPath = (name: string): [string, JsonObject] => [
        `/${name}`,
        {get: {'x-access': [{scope: name, user_types: ['user']}], responses: {}}},
      ];
      const document = {
        ...toContract(true, {components: {securitySchemes: {oauth}}}),
        security: names.map(() => ({oauth: []})),
        paths: Object.fromEntries(names.map(toPath)),
      };
      const {ApiInfo = () => null} = themeParts;
      return renderApi(document, {basePath: '/api', parts: {ApiInfo}});
    },
  ],
])('takes time proportional to the size of a contract: %s', (_, run) => {
  const elapsed = watchProcessor();
  run();
  expect(elapsed()).toBeLessThan(LIMIT);
});
