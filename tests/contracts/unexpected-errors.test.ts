import path from 'node:path';

import {lintContracts} from '@openapi-portal/docusaurus-openapi/lint';
import {buildApi, themeParts} from '@openapi-portal/docusaurus-openapi/pages';
import {buildSandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {compareContracts} from '@openapi-portal/openapi-releases';
import {buildCollection} from '@openapi-portal/machine-readable/testing';
import {ContractError, Cursor} from '@openapi-portal/openapi-model';
import {readContract, readPublishable, runStage} from '@openapi-portal/openapi-model/reading';
import {checkExamples} from '@openapi-portal/openapi-samples/values';
import {ProblemsError} from '@openapi-portal/reports';
import {namePage} from '@openapi-portal/static-pages/built-pages';
import {asObject} from '@openapi-portal/reports/json';
import {writeFiles} from '@openapi-portal/reports/testing';
import {afterEach, expect, it, vi} from 'vitest';

const CONTRACT = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /a: {get: {operationId: a, responses: {'200': {description: Done.}}}}
  /b:
    get:
      operationId: b
      responses:
        '200':
          description: Done.
          content: {application/json: {schema: {$ref: '#/components/schemas/B'}}}
components: {schemas: {B: {type: object, title: Broken}}}
`;

const API = {id: 'A', label: 'A', route: 'docs/A', contract: 'a.yaml'};

const MESSAGES: readonly Error[] = [
  new RangeError('Maximum call stack size exceeded'),
  new TypeError('Invalid URL'),
];

/** Makes all code that reads schema `B` throw this error. */
function breakSchema(error: Error): void {
  const spy = vi.spyOn(Cursor.prototype, 'object', 'get');
  spy.mockImplementation(function (this: Cursor) {
    if (this.pointer === '#/components/schemas/B') throw error;
    return asObject(this.value);
  });
}

afterEach(() => void vi.restoreAllMocks());

const writeSite = (source = CONTRACT, rules = 'rules: {}') =>
  writeFiles({'a.yaml': source, 'redocly.yaml': `${rules}\n`});

it.each(MESSAGES)('names the operation whose page fails with %s, with its line', async (error) => {
  const siteDir = writeSite();
  const published = await readPublishable(path.join(siteDir, API.contract), undefined, siteDir);
  breakSchema(error);
  const build = () =>
    buildApi(API, {published, parts: themeParts}, {siteDir, baseUrl: '/', prose: []});
  expect(build).toThrow(ProblemsError);
  expect(build).toThrow(/^ {2}a\.yaml:7:7 {2}#\/paths\/~1b\/get /m);
  expect(build).not.toThrow(/call stack/);
  try {
    build();
  } catch (thrown) {
    // The pointer is used to remove the faulty part, so that the rest can be built.
    expect(
      (thrown as {faults: readonly {pointer: string}[]}).faults.map(({pointer}) => pointer),
    ).toContain('#/paths/~1b/get');
  }
});

it.each(MESSAGES)('names the operation whose sandbox fails with %s', async (error) => {
  const siteDir = writeSite();
  const published = await readPublishable(path.join(siteDir, API.contract), undefined, siteDir);
  breakSchema(error);
  expect(() => buildSandboxModel(published)).toThrow(ContractError);
  expect(() => buildSandboxModel(published)).toThrow('#/paths/~1b/get');
});

it.each(MESSAGES)('names the operation whose comparison fails with %s', async (error) => {
  const siteDir = writeSite();
  const published = await readPublishable(path.join(siteDir, API.contract), undefined, siteDir);
  const newer = {...structuredClone(published), components: {schemas: {B: {type: 'string'}}}};
  breakSchema(error);
  expect(() => compareContracts(published, newer)).toThrow(ContractError);
  expect(() => compareContracts(published, newer)).toThrow('#/paths/~1b/get');
});

it.each(MESSAGES)('names the operation whose Postman request fails with %s', async (error) => {
  const siteDir = writeSite();
  const file = path.join(siteDir, API.contract);
  const published = await readPublishable(file, undefined, siteDir);
  const site = {siteDir, baseUrl: '/', prose: []};
  const {models} = buildApi(API, {published, parts: themeParts}, site);
  vi.spyOn(Cursor.prototype, 'resolve').mockImplementation(function (this: Cursor): Cursor {
    if (this.pointer === '#/paths/~1b/get/responses/200') throw error;
    return this.target()?.resolve() ?? this;
  });
  const sources = {document: published, models, pages: 'https://a.example'};
  const build = () => runStage(() => buildCollection(sources), published, file, siteDir);
  expect(build).toThrow(ProblemsError);
  expect(build).toThrow(/^ {2}a\.yaml:7:7 {2}#\/paths\/~1b\/get /m);
  expect(build).not.toThrow(/call stack/);
});

it.each(MESSAGES)('names the contract whose lint fails with %s', async (error) => {
  const rule = `() => ({Schema() { throw new ${error.name}(${JSON.stringify(error.message)}); }})`;
  const siteDir = writeFiles({
    'a.yaml': CONTRACT,
    'redocly.yaml': 'plugins: [./own.mjs]\nrules: {own/broken: error}\n',
    'own.mjs': `export default () => ({id: 'own', rules: {oas3: {broken: ${rule}}}});\n`,
  });
  const file = path.join(siteDir, API.contract);
  const [found] = await lintContracts([file], siteDir);
  expect(found?.file).toBe(file);
  expect(found?.message).toMatch(/^[^\n]+$/);
  expect(found?.message).not.toContain('call stack');
});

it.each(MESSAGES)('names the page whose Markdown or search records fail with %s', (error) => {
  const read = () =>
    namePage('docs/A/b', () => {
      throw error;
    });
  expect(read).toThrow(/^The page \/docs\/A\/b cannot be read: /);
  expect(read).not.toThrow(/call stack/);
});

it('prints no stack for an error in a contract, wherever it is printed', () => {
  const error = new ContractError('#/paths', 'is not an object');
  expect(error.stack).toBe('#/paths: is not an object');
});

it.each(MESSAGES)('checks the examples of other operations at %s', async (error) => {
  const siteDir = writeSite();
  const published = await readPublishable(path.join(siteDir, API.contract), undefined, siteDir);
  breakSchema(error);
  expect(() => checkExamples(published)).not.toThrow();
});

it('reports a file with several documents', async () => {
  const siteDir = writeSite(CONTRACT.replace('paths:', '---\npaths:'));
  const [found] = await lintContracts([path.join(siteDir, API.contract)], siteDir);
  expect(found).toMatchObject({
    line: 1,
    message: expect.stringContaining('single document') as string,
  });
});

it('reports a schema that cannot be read', async () => {
  const body = 'content: {application/json: {schema: {type: object, properties: null}}}';
  const siteDir = writeSite(
    CONTRACT.replace('operationId: a', `operationId: a, requestBody: {${body}}`),
  );
  const published = await readContract(path.join(siteDir, API.contract), undefined, siteDir);
  const site = {siteDir, baseUrl: '/', prose: []};
  expect(() => buildApi(API, {published, parts: themeParts}, site)).toThrow(
    /a\.yaml:4:\d+ {2}.*\/properties is not an object/,
  );
});

// Redocly resolves a chain of references recursively, and a long chain overflows the stack and ends the process.
it('omits the part of a chain of references that is too long, and reports it', async () => {
  const chain = Array.from({length: 120}, (_, index) => {
    return `S${index}: {$ref: '#/components/schemas/S${index + 1}'}`;
  });
  const siteDir = writeSite(
    CONTRACT.replace(
      'B: {',
      `C: {$ref: '#/components/schemas/S0'},\n  ${chain.join(',\n  ')}, S120: {type: object}, B: {`,
    ),
  );
  const file = path.join(siteDir, API.contract);
  const found = (await lintContracts([file], siteDir)).filter(({message}) =>
    message.endsWith(' is the start of a chain of more than 50 references'),
  );
  expect(found.map(({line}) => line - 13).sort()).toEqual([18, 69]);
  const published = asObject(await readPublishable(file, undefined, siteDir));
  const {C, S69, S68} = asObject(asObject(published.components).schemas);
  expect(Object.keys(asObject(published.paths))).toEqual(['/a', '/b']);
  expect(asObject(S69).description).toContain('is the start of a chain of more than 50 references');
  expect([C, S68].map((schema) => Object.keys(asObject(schema)))).toEqual([['$ref'], ['$ref']]);
});

it('omits a list that is too long, and reports it', async () => {
  const values = Array.from({length: 2001}, (_, index) => index);
  const list = JSON.stringify(values);
  const siteDir = writeSite(
    CONTRACT.replace('title: Broken', `title: Broken,\n enum: ${list}, example: ${list}`),
  );
  const file = path.join(siteDir, API.contract);
  const found = await lintContracts([file], siteDir);
  expect(found.map(({line, message}) => `${line} ${message}`)).toContain(
    '13 #/components/schemas/B/enum has 2,001 entries; the limit is 2,000',
  );
  const published = asObject(await readPublishable(file, undefined, siteDir));
  const {B} = asObject(asObject(published.components).schemas);
  expect(Object.keys(asObject(B))).toEqual(['type', 'title', 'example', 'description']);
  await expect(readContract(file, undefined, siteDir)).rejects.toThrow(
    /^ {2}a\.yaml:13:\d+ {2}#\/components\/schemas\/B\/enum has 2,001 entries/m,
  );
});

it('omits a value that is nested too deep, and reports it when it is read and when it is linted', async () => {
  const deep = `${'{a: '.repeat(5000)}1${'}'.repeat(5000)}`;
  const siteDir = writeSite(CONTRACT.replace('{type: object, title: Broken}', deep));
  const file = path.join(siteDir, API.contract);
  const published = await readPublishable(file, undefined, siteDir);
  const found = await lintContracts([file], siteDir);
  const texts = [JSON.stringify(published), ...found.map(({message}) => message)];
  expect(found.map(({line, message}) => `${line} ${message}`)).toContainEqual(
    expect.stringMatching(
      /^\d+ #\/components\/schemas\/B(\/a){95} is nested more than 100 levels deep$/,
    ),
  );
  expect(Object.keys(asObject(published.paths))).toContain('/a');
  expect(texts.join()).not.toContain('call stack');
  expect(found.map(({fix}) => fix).join()).toContain('refer to them with `$ref`');
});

// Redocly calls methods such as `hasOwnProperty` on values from the contract, which may have a member with that name.
it.each([
  ['a member that is called like a method', '/a', 'hasOwnProperty: {a: b}, ', 4],
  ['such a member of what each contract has', 'info', 'hasOwnProperty: a, ', 2],
  ['a server that is nothing', '/a', 'servers: [{url: /}, null], ', 4],
])('reports %s, and publishes the rest', async (_, where, member, line) => {
  const source = CONTRACT.replace(`${where}: {`, `${where}: {${member}`);
  const siteDir = writeSite(source, 'extends: [minimal]');
  const file = path.join(siteDir, API.contract);
  const found = await lintContracts([file], siteDir);
  expect(found.map((one) => one.line)).toContain(line);
  expect(found.map(({message}) => message).join()).not.toMatch(/is not a function|Cannot read/);
  const published = await readPublishable(file, undefined, siteDir);
  const {pages} = buildApi(API, {published, parts: themeParts}, {siteDir, baseUrl: '/', prose: []});
  expect(pages.map(({id}) => id)).toEqual(expect.arrayContaining(['a', 'b']));
});
