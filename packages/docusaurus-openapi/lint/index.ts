import fs from 'node:fs';
import path from 'node:path';

import type {BaseResolver} from '@redocly/openapi-core';
import {listUnchecked} from '@openapi-portal/openapi-model';
import {asObject} from '@openapi-portal/reports/json';

import {
  bundleContract,
  createLocator,
  createResolver,
  findCrashingParts,
  isMetaSchema,
  openApi31Keywords,
  openApi32Types,
  type ReadOptions,
  SCHEMA_KEYWORDS,
  splitFindings,
  toCrashProblem,
  toLimits,
} from '@openapi-portal/openapi-model/reading';

import {type LintProblem, toProblem} from './finding';
import type {Fixes} from './fixes';
import {createOwnRules, isOwnRule} from './own-rules';
import {removeFalseUnused} from './false-unused';
import {isReportedOnRead, removeWrongFindings} from './wrong-findings';

export {findFix} from './fixes';
export {reportContracts} from './report';

export type {LintProblem};

type Redocly = typeof import('@redocly/openapi-core');
type Config = Awaited<ReturnType<Redocly['loadConfig']>>;
type RawConfig = NonNullable<Parameters<Redocly['createConfig']>[0]>;

export interface LintOptions {
  readonly fixes?: Fixes;
  /** Command that lists every warning, for the hint in a shortened report. */
  readonly verboseCommand?: string;
  /** Returns how a contract, given by its absolute path, is read. */
  readonly findReading?: (contract: string) => ReadOptions;
  /** Returns true if errors in a contract, given by its absolute path, stop the build. By default they do. */
  readonly isStrict?: (contract: string) => boolean;
}

interface Linter {
  readonly redocly: Redocly;
  /** Reads `redocly.yaml` on each call. */
  readonly loadConfig: () => Promise<Config>;
  readonly fixes: Fixes;
  readonly findReading: (contract: string) => ReadOptions;
  readonly siteDir: string;
  readonly isStrict: (contract: string) => boolean;
}

/** Rules that match examples against the patterns of their schemas, which can take exponential time. */
const EXAMPLE_RULES = [
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
];

/** Rules for sites without `redocly.yaml`: the requirements of OpenAPI. */
const DEFAULT_RULES: RawConfig = {
  extends: ['minimal'],
  rules: {
    // A server URL may end with a slash, because paths are appended to it (OpenAPI 3.1.1, 4.8.8).
    'no-server-trailing-slash': 'off',
    // `servers` and `security` are optional (4.8.1, 4.8.10).
    'no-empty-servers': 'off',
    'security-defined': 'off',
    'no-server-example.com': 'off',
    'no-unused-components': 'off',
    'operation-operationId': 'off',
    'operation-summary': 'off',
    'tag-description': 'off',
  },
};

async function loadRules(redocly: Redocly, siteDir: string): Promise<Config> {
  const configPath = path.join(siteDir, 'redocly.yaml');
  const config = fs.existsSync(configPath)
    ? await redocly.loadConfig({configPath})
    : await redocly.createConfig(DEFAULT_RULES);
  config.plugins.push(openApi32Types);
  return config;
}

function findConfig(contract: string, config: Config): Config {
  const {apis = {}} = config.resolvedConfig;
  const dir = path.dirname(config.configPath ?? '');
  const alias = Object.keys(apis).find(
    (name) => path.resolve(dir, apis[name]?.root ?? '') === path.resolve(contract),
  );
  return config.forAlias(alias);
}

function createOwnConfig(
  contract: string,
  document: unknown,
  {redocly, isStrict}: Linter,
): Promise<Config> {
  const {plugin, severities} = createOwnRules(document, isStrict(contract));
  return redocly.createConfig({
    plugins: [plugin, openApi31Keywords],
    rules: {...severities, [SCHEMA_KEYWORDS]: 'warn'},
  });
}

/** Reads the rules of a contract. Skips the rules for examples if the contract has unsafe patterns. */
async function readRules(contract: string, document: unknown, linter: Linter): Promise<Config> {
  const config = findConfig(contract, await linter.loadConfig());
  if (listUnchecked(asObject(document)).next().done !== true) config.skipRules(EXAMPLE_RULES);
  return config;
}

async function findFindings(
  contract: string,
  document: unknown,
  linter: Linter,
  externalRefResolver: BaseResolver,
) {
  const {redocly} = linter;
  const config = await readRules(contract, document, linter);
  const ownConfig = await createOwnConfig(contract, document, linter);
  const ours = await redocly.lint({ref: contract, config: ownConfig, externalRefResolver});
  const keywords = ours.filter(({ruleId}) => ruleId === SCHEMA_KEYWORDS);
  const own = ours.filter(({ruleId}) => isOwnRule(ruleId));
  const findings = await redocly.lint({ref: contract, config, externalRefResolver});
  const reported = removeWrongFindings([...findings, ...own], document).filter(
    (finding) =>
      config.addProblemToIgnore(finding).ignored !== true &&
      !isMetaSchema(finding.location[0]?.source.absoluteRef ?? ''),
  );
  const counted = await removeFalseUnused(reported, contract, document, externalRefResolver);
  if (linter.isStrict(contract)) return counted;
  const {faults, permitted} = splitFindings([...counted, ...keywords]);
  const named = {ruleId: SCHEMA_KEYWORDS, severity: 'warn'} as const;
  return [...faults, ...permitted.map((one) => ({...one, ...named}))];
}

async function lintContract(contract: string, linter: Linter): Promise<readonly LintProblem[]> {
  const {findReading, redocly, siteDir} = linter;
  const reading = findReading(contract);
  const bundled = await bundleContract(contract, reading, siteDir);
  const {document, problems, warnings = [], circles} = bundled;
  const obstacles = problems.map((problem) => ({...problem, severity: 'error' as const}));
  if (document === undefined) return obstacles;
  const limits = toLimits(contract, reading, siteDir);
  const resolver = createResolver(redocly, contract, limits, 'lint', circles);
  const findings = await findFindings(contract, document, linter, resolver);
  const isSwagger = asObject(document).swagger !== undefined;
  const found = await Promise.all(
    findings.map((finding) => toProblem(finding, redocly, resolver, linter.fixes, isSwagger)),
  );
  const told = [...obstacles, ...found.filter((one) => !isReportedOnRead(one, obstacles, circles))];
  const read = warnings.map((one) => ({...one, severity: 'warn' as const, rule: 'yaml'}));
  return [...told, ...read];
}

/** Locates the parts of a contract that make Redocly throw instead of reporting them. */
async function locateBreakOff(
  contract: string,
  error: unknown,
  linter: Linter,
): Promise<readonly LintProblem[]> {
  const {findReading, redocly, siteDir} = linter;
  const reading = findReading(contract);
  const {document} = await bundleContract(contract, reading, siteDir);
  const config = await readRules(contract, document, linter);
  const externalRefResolver = createResolver(
    redocly,
    contract,
    toLimits(contract, reading, siteDir),
  );
  const source = new redocly.Source(contract, '');
  const found = await findCrashingParts(asObject(document), (parsed) =>
    redocly.lintDocument({document: {source, parsed}, config, externalRefResolver}),
  );
  const {fix, ...whole} = toCrashProblem(contract, error);
  if (found.length === 0) return [{...whole, fix, severity: 'error'}];
  const locate = await createLocator(contract, reading, siteDir);
  return found.map(({pointer, message}) => ({
    ...locate(pointer),
    message,
    fix,
    severity: 'error',
  }));
}

export async function lintContracts(
  contracts: readonly string[],
  siteDir: string,
  {fixes = {}, findReading = () => ({}), isStrict = () => true}: LintOptions = {},
): Promise<readonly LintProblem[]> {
  const redocly: Redocly = await import('@redocly/openapi-core');
  const linter = {
    redocly,
    isStrict,
    loadConfig: () => loadRules(redocly, siteDir),
    fixes,
    findReading,
    siteDir,
  };
  const problems = await Promise.all(
    contracts.map((contract) =>
      lintContract(contract, linter).catch((error: unknown) =>
        locateBreakOff(contract, error, linter).catch((): readonly LintProblem[] => [
          {...toCrashProblem(contract, error), severity: 'error'},
        ]),
      ),
    ),
  );
  return problems.flat();
}
