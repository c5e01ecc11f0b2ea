import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {expect, it, vi} from 'vitest';

import {writeFiles} from '@openapi-portal/reports/testing';

import {createPages} from '@openapi-portal/preset';

import {portal} from '../config/portal';

import {lintApi} from './lint-contracts';
import {readApis} from './read-apis';
import {formatError} from './run-command';
import {siteDir} from './site';

function runLint(...words: readonly string[]) {
  const args = [path.join(siteDir, 'node_modules/.bin/jiti'), 'scripts/lint-api.ts', ...words];
  const {stdout, stderr, status} = spawnSync(process.execPath, args, {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return {output: stdout + stderr, status};
}

/** Runs the command in this process, which is five seconds faster. */
async function lint(...words: readonly string[]) {
  const said = (['log', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  const error = await lintApi(words).then(
    () => undefined,
    (thrown: unknown) => formatError(thrown),
  );
  const printed = said.flatMap(({mock}) => mock.calls.map(([text]) => `${String(text)}\n`));
  vi.restoreAllMocks();
  const output = [...printed, ...(error === undefined ? [] : [error])].join('');
  return {output, status: error === undefined ? 0 : 1};
}

async function lintInBuild(contract: string): Promise<string> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const pages = createPages({siteDir, baseUrl: '/'}, portal);
  vi.spyOn(pages, 'contracts', 'get').mockReturnValue([contract]);
  const error = await pages.lint().catch((thrown: unknown) => thrown as Error);
  const printed = warn.mock.calls.map(([text]) => `${String(text)}\n`).join('');
  vi.restoreAllMocks();
  return error instanceof Error ? `${printed}\n${error.message}\n` : printed;
}

const WARNINGS = `openapi: 3.1.0
info: {title: A, version: '1'}
servers: [{url: https://api.cyberview.test}]
tags: [{name: A}, {name: B}]
paths: {}
`;

it.each([
  ['warnings alone', WARNINGS, 0],
  ['errors', `${WARNINGS}x: 1\n`, 1],
])('prints the same as a build for a contract with %s', async (_, source, status) => {
  const contract = path.join(writeFiles({'api.yaml': source}), 'api.yaml');
  const inBuild = await lintInBuild(contract);
  expect(inBuild).toContain('(tag-description), and 1 more');
  const found = runLint(contract);
  expect(found.output.replace(`-- ${contract} --verbose`, '-- --verbose')).toContain(inBuild);
  expect(found.status).toBe(status);
});

it('reports what lint accepts but no page can show, like a build', async () => {
  const paths = `paths:
  /a:
    get: {operationId: a, summary: A., tags: [A], responses: {'200': {description: Done.}}}
    additionalOperations:
      'GET; touch ran': {operationId: b, summary: B., tags: [A], responses: {'200': {description: Done.}}}
`;
  const source = WARNINGS.replace('3.1.0', '3.2.0').replace('paths: {}\n', paths);
  const contract = path.join(writeFiles({'api.yaml': source}), 'api.yaml');
  const {output, status} = await lint(contract);
  expect(output).toMatch(/api\.yaml:9:\d+ .*is not an HTTP method/);
  expect(status).toBe(1);
});

it('lists every warning with `--verbose`', async () => {
  const contract = path.join(writeFiles({'api.yaml': WARNINGS}), 'api.yaml');
  const {output} = await lint(contract, '--verbose');
  expect(output.match(/\(tag-description\)/g)).toHaveLength(2);
});

it('lints the contract of the named API, or all without a name', async () => {
  const done = {output: '→ No error in openapi/ciso-api.yaml\n', status: 0};
  expect(await lint('Ciso-API')).toEqual(done);
  const all = (await readApis()).map(({contract}) => contract).join(', ');
  expect(await lint()).toEqual({output: `→ No error in ${all}\n`, status: 0});
});

it.each([
  [
    ['openapi/none.yaml'],
    'openapi/none.yaml:1:1  The contract cannot be read: there is no readable file',
  ],
  [['--format=json'], 'Usage: npm run lint:api -- [--verbose] [<API or file> …]'],
])('reports the problem of %s', async (words, expected) => {
  const {output, status} = await lint(...words);
  expect(output).toContain(expected);
  expect(status).toBe(1);
});
