import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {readApis} from '../../scripts/read-apis';
import {siteDir} from '../../scripts/site';
import {lintContracts, reportContracts} from '@openapi-portal/docusaurus-openapi/lint';
import {writeFiles} from '@openapi-portal/reports/testing';

import {lintOptions} from './lint-options';

interface CommandReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: string;
    readonly location: readonly [
      {
        readonly source: {readonly ref: string};
        readonly start: {readonly line: number; readonly col: number};
      },
    ];
  }[];
}

/** Replacements that break Redocly's own rules, rules of `redocly.yaml` and rules of our style guide. */
const MISTAKES: readonly (readonly [string, string])[] = [
  ["$ref: '#/components/schemas/UserList'", "$ref: '#/components/schemas/UserLists'"],
  ['operationId: update-company', 'operationId: get-company-info'],
  ['operationId: create-user\n      tags: [Users]\n', 'operationId: create-user\n'],
  ['  title: Ciso API', '  titel: Ciso API'],
];

const breakContract = (source: string): string =>
  MISTAKES.reduce((text, [right, wrong]) => text.replace(right, wrong), source);

function runRedocly(site: string, ...words: readonly string[]): string {
  const cli = path.join(siteDir, 'node_modules/@redocly/cli/bin/cli.js');
  const env = path.join(siteDir, 'scripts/redocly.env');
  const args = [`--env-file=${env}`, cli, 'lint', ...words];
  return spawnSync(process.execPath, args, {cwd: site, encoding: 'utf8'}).stdout;
}

/**
 * Lists the findings of `redocly lint` in a site, as `file:line:column rule severity`. Without arguments, it lints
 * all `apis` of `redocly.yaml`.
 */
function lintByCommand(site: string, ...contracts: readonly string[]): readonly string[] {
  const stdout = runRedocly(site, ...contracts, '--format=json', '--max-problems=1000');
  // The output is one JSON report per contract, without separators.
  const reports = stdout.split(/(?<=^\})(?=\{)/m).map((text) => JSON.parse(text) as CommandReport);
  const rows = reports.flatMap(({problems}) =>
    problems.map(({ruleId, severity, location: [{source, start}]}) => {
      return `${source.ref}:${start.line}:${start.col} ${ruleId} ${severity}`;
    }),
  );
  return rows.sort();
}

async function lintAsBuild(site: string, ...contracts: readonly string[]): Promise<unknown> {
  const files = contracts.map((contract) => path.join(site, contract));
  const problems = await lintContracts(files, site, lintOptions);
  const rows = problems.map(({file, line, column, message, severity}) => {
    const rule = /\(([^()]+)\)$/.exec(message)?.[1] ?? message;
    return `${path.relative(site, file)}:${line}:${column} ${rule} ${severity}`;
  });
  return rows.sort();
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** A contract with violations that ours does not have. */
const FOREIGN = `openapi: 3.1.0
info: {title: Foreign, version: '1', licence: MIT}
servers: [{url: 'https://api.example.com/'}]
tags: [{name: Rooms}]
paths:
  /Room/{ID}:
    get:
      tags: [Rooms]
      responses: {'200': {description: Done}}
components:
  schemas:
    Code: {type: string, pattern: '^(a+)+$'}
`;

const OWN_RULES = `
  Booking-API:
    root: openapi/booking.yaml
    rules:
      operation-operationId: error
      no-server-example.com: off
      style/safe-pattern: warn
      style/description-full-stop: error
      style/snake-case-name: warn
`;

const CONTRACTS = ['openapi/ciso-api.yaml', 'openapi/booking.yaml'];

/**
 * Writes a site with our rules, our contract with violations, a second API with its own rules, and a contract
 * without an entry in `redocly.yaml`.
 */
function writeSite(): string {
  const source = fs.readFileSync(path.join(siteDir, 'openapi/ciso-api.yaml'), 'utf8');
  const rules = fs.readFileSync(path.join(siteDir, 'redocly.yaml'), 'utf8');
  return fs.realpathSync(
    writeFiles({
      'redocly.yaml': rules.replace('./openapi/', `${siteDir}/openapi/`) + OWN_RULES,
      'openapi/ciso-api.yaml': breakContract(source),
      'openapi/booking.yaml': FOREIGN,
      'openapi/foreign.yaml': FOREIGN,
    }),
  );
}

describe('the build, `npm run lint:api` and `redocly lint`', () => {
  it('find the same problems in our contract and in a second API with its own rules', async () => {
    const site = writeSite();
    const found = lintByCommand(site);
    expect(found.length).toBeGreaterThan(MISTAKES.length);
    expect(lintByCommand(site, ...CONTRACTS)).toEqual(found);
    expect(await lintAsBuild(site, ...CONTRACTS)).toEqual(found);
  });

  it('check a second API by the rules and severities of its entry', async () => {
    const site = writeSite();
    expect(await lintAsBuild(site, 'openapi/booking.yaml')).toMatchInlineSnapshot(`
      [
        "openapi/booking.yaml:12:35 style/safe-pattern warn",
        "openapi/booking.yaml:12:5 no-unused-components warn",
        "openapi/booking.yaml:2:38 struct error",
        "openapi/booking.yaml:3:17 no-server-trailing-slash error",
        "openapi/booking.yaml:4:8 tag-description warn",
        "openapi/booking.yaml:7:5 operation-operationId error",
        "openapi/booking.yaml:7:5 operation-summary warn",
        "openapi/booking.yaml:7:5 path-parameters-defined warn",
        "openapi/booking.yaml:7:5 security-defined warn",
        "openapi/booking.yaml:9:40 style/description-full-stop error",
      ]
    `);
  });

  it('do not apply the style guide to a contract without an entry, and find the same problems', async () => {
    const site = writeSite();
    const found = lintByCommand(site, 'openapi/foreign.yaml');
    expect(await lintAsBuild(site, 'openapi/foreign.yaml')).toEqual(found);
    expect(found).toMatchInlineSnapshot(`
      [
        "openapi/foreign.yaml:12:35 style/safe-pattern error",
        "openapi/foreign.yaml:12:5 no-unused-components warn",
        "openapi/foreign.yaml:2:38 struct error",
        "openapi/foreign.yaml:3:17 no-server-example.com warn",
        "openapi/foreign.yaml:3:17 no-server-trailing-slash error",
        "openapi/foreign.yaml:4:8 tag-description warn",
        "openapi/foreign.yaml:7:5 operation-operationId warn",
        "openapi/foreign.yaml:7:5 operation-summary warn",
        "openapi/foreign.yaml:7:5 path-parameters-defined warn",
        "openapi/foreign.yaml:7:5 security-defined warn",
      ]
    `);
  });
});

it.each([
  ['a file', 'openapi/foreign.yaml', 'openapi/foreign.yaml'],
  ['an API', 'Booking-API', 'openapi/booking.yaml'],
])('ignores findings in the ignore file of `redocly lint`, for %s only', async (_, name, file) => {
  const site = writeSite();
  const others = CONTRACTS.concat('openapi/foreign.yaml').filter((one) => one !== file);
  const found = await lintAsBuild(site, ...others);
  expect(await lintAsBuild(site, file)).not.toEqual([]);
  runRedocly(site, name, '--generate-ignore-file');
  expect(await lintAsBuild(site, file)).toEqual([]);
  await reportContracts([path.join(site, file)], site, lintOptions);
  expect(await lintAsBuild(site, ...others)).toEqual(found);
});

it('lists only published contracts in the configuration of the command', async () => {
  const config = parse(fs.readFileSync(path.join(siteDir, 'redocly.yaml'), 'utf8')) as {
    readonly apis: Readonly<Record<string, {readonly root: string}>>;
  };
  const entries = Object.entries(config.apis).map(([id, {root}]) => ({id, contract: root}));
  const published = (await readApis()).map(({id, contract}) => ({id, contract}));
  expect(published).toEqual(expect.arrayContaining(entries));
});

it('uses the same version of the command and its core', () => {
  const {dependencies} = readJson(path.join(siteDir, 'package.json')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(dependencies['@redocly/openapi-core']).toBe(dependencies['@redocly/cli']);
});
