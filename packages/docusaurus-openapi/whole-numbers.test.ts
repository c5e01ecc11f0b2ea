import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {stringify} from 'yaml';
import {afterAll, beforeAll, expect, it} from 'vitest';

import {listOperations, openContract} from '@openapi-portal/openapi-model';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {renderApi} from '@openapi-portal/openapi-reference';
import {buildConsoleModel, toSampleGroups} from '@openapi-portal/openapi-requests/build';
import {readJson, writeJson} from '@openapi-portal/reports/json';

import {themeParts} from './pages';

const CONTRACT = `
openapi: 3.1.1
info: {title: Large, version: '1'}
servers: [{url: 'https://large.example/v1'}]
paths:
  /numbers/{id}:
    put:
      operationId: put-number
      parameters:
        - name: id
          in: path
          required: true
          schema: {type: integer, format: int64, maximum: 9223372036854775807}
          example: 9007199254740993
      requestBody:
        required: true
        content:
          application/json:
            schema: {type: object, properties: {next: {type: integer, enum: [9007199254740995]}}}
            example: {next: 9007199254740995}
      responses:
        '200':
          description: Done.
          content: {application/json: {schema: {type: integer, default: 9007199254740997}, example: 9007199254740999}}
`;

/** All numbers of the contract, none of which JavaScript can represent exactly. */
const NUMBERS = [
  '9007199254740993',
  '9007199254740995',
  '9223372036854775807',
  '9007199254740997',
  '9007199254740999',
];

let dir = '';
let published: unknown;

beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'large-'));
  const file = path.join(dir, 'large.yaml');
  await fs.writeFile(file, CONTRACT);
  published = await readContract(file, undefined, dir);
});

afterAll(() => fs.rm(dir, {recursive: true}));

const without = (text: string, numbers = NUMBERS): readonly string[] =>
  numbers.filter((number) => !text.includes(number));

it('publishes whole numbers as written (OpenAPI 3.1.1, 4.4)', () => {
  expect(without(writeJson(published))).toEqual([]);
  expect(without(stringify(published))).toEqual([]);
  expect(writeJson(readJson(writeJson(published)))).toBe(writeJson(published));
});

it('shows them with all digits on the page', () => {
  const {pages} = renderApi(openContract(published).root, {basePath: '/api', parts: themeParts});
  const page = pages.find(({id}) => id === 'put-number');
  expect(without((page?.plainHtml ?? '').replaceAll(/<[^>]*>/g, ''))).toEqual([]);
});

it('keeps all digits in every sample and in the console', () => {
  const document = openContract(published).root;
  const model = buildConsoleModel(document, '/numbers/{id}', 'put');
  expect(without(writeJson(model), NUMBERS.slice(0, 3))).toEqual([]);
  const [operation] = listOperations(openContract(published));
  const samples = operation === undefined ? [] : toSampleGroups(model, operation.cursor);
  const codes = samples.flatMap((group) => group.samples);
  expect(codes.length).toBeGreaterThan(8);
  for (const {language, code} of codes)
    expect([language, without(code, NUMBERS.slice(0, 2))]).toEqual([language, []]);
});
