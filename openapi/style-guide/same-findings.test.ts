import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';
import {parse} from 'yaml';

import {apis} from '../../config/apis';
import {siteDir} from '../../scripts/site';
import {lintContracts} from 'openapi-static/lint';
import {writeFiles} from 'static-pages/testing/write-files';

import {lintOptions} from './lint-options';

interface CommandReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly location: readonly [{readonly start: {readonly line: number; readonly col: number}}];
  }[];
}

/** Mistakes of several kinds, for rules of Redocly's, of `redocly.yaml` and of our style guide. */
const MISTAKES: readonly (readonly [string, string])[] = [
  ["$ref: '#/components/schemas/UserList'", "$ref: '#/components/schemas/UserLists'"],
  ['operationId: update-company', 'operationId: get-company-info'],
  ['operationId: create-user\n      tags: [Users]\n', 'operationId: create-user\n'],
  ['  title: Ciso API', '  titel: Ciso API'],
];

const breakContract = (source: string): string =>
  MISTAKES.reduce((text, [right, wrong]) => text.replace(right, wrong), source);

/** What `redocly lint` finds, as `line:column rule`. */
function lintByCommand(contract: string): readonly string[] {
  const cli = path.join(siteDir, 'node_modules/@redocly/cli/bin/cli.js');
  const env = path.join(siteDir, 'scripts/redocly.env');
  const args = [`--env-file=${env}`, cli, 'lint', contract, '--format=json', '--max-problems=1000'];
  const {stdout} = spawnSync(process.execPath, args, {cwd: siteDir, encoding: 'utf8'});
  const {problems} = JSON.parse(stdout) as CommandReport;
  return problems.map(({ruleId, location: [{start}]}) => `${start.line}:${start.col} ${ruleId}`);
}

async function lintAsBuild(contract: string): Promise<readonly string[]> {
  const problems = await lintContracts([contract], siteDir, lintOptions);
  return problems.map(
    ({line, column, message}) =>
      `${line}:${column} ${/\(([^()]+)\)$/.exec(message)?.[1] ?? message}`,
  );
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

it('finds in the build what `redocly lint` finds, and nothing else', async () => {
  const source = fs.readFileSync(path.join(siteDir, 'openapi/ciso-api.yaml'), 'utf8');
  const contract = path.join(writeFiles({'api.yaml': breakContract(source)}), 'api.yaml');
  const found = await lintAsBuild(contract);
  expect(found.length).toBeGreaterThan(MISTAKES.length);
  expect([...found].sort()).toEqual([...lintByCommand(contract)].sort());
});

it('has the contracts that are published in the configuration of the command', () => {
  const config = parse(fs.readFileSync(path.join(siteDir, 'redocly.yaml'), 'utf8')) as {
    readonly apis: Readonly<Record<string, {readonly root: string}>>;
  };
  const roots = Object.values(config.apis).map(({root}) => root);
  expect(roots).toEqual(apis.map(({contract}) => contract));
});

it('has the command and its core in one version', () => {
  const {dependencies} = readJson(path.join(siteDir, 'package.json')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(dependencies['@redocly/openapi-core']).toBe(dependencies['@redocly/cli']);
});
