import path from 'node:path';

import type {Problem} from 'static-pages/reports';
import {toYamlProblem} from 'static-pages/reports/yaml';

import {findCircularReferences} from '../contract/circular-references';

import {type LintProblem, toProblem, toSentence} from './finding';
import type {Fixes} from './fixes';

export type {LintProblem};

type Redocly = typeof import('@redocly/openapi-core');
type Config = Awaited<ReturnType<Redocly['loadConfig']>>;
type RawConfig = NonNullable<Parameters<Redocly['createConfig']>[0]>;

/** What a site adds to the rules of `redocly.yaml`. */
export interface LintOptions {
  /** Rules that are asked alone: a contract that breaks one has patterns that trying its examples might never leave. */
  readonly guard?: Exclude<RawConfig, string>;
  /** What an author does about a finding of the site's own rules. */
  readonly fixes?: Fixes;
  /** The command that lists every warning. */
  readonly verboseCommand?: string;
}

/** How contracts are linted. */
interface Linter {
  readonly redocly: Redocly;
  readonly guard: Config;
  /** Reads `redocly.yaml` afresh. */
  readonly loadConfig: () => Promise<Config>;
  readonly fixes: Fixes;
}

/** Rules that try values by the patterns of their schemas. */
const EXAMPLE_RULES = [
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
];

/** What Redocly says of YAML that cannot be read: both numbers are counted from 0. */
interface YamlMistake {
  readonly reason: string;
  readonly mark: {readonly line: number; readonly column: number};
}

const isYamlMistake = (error: object): error is YamlMistake => 'reason' in error && 'mark' in error;

const toWholeProblem = (file: string, reason: string, fix: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message: `The contract cannot be read: ${toSentence(reason)}`,
  fix,
});

/** What keeps a contract from being linted: there is no such file, or no YAML or OpenAPI in it. */
async function findObstacle(
  contract: string,
  resolver: InstanceType<Redocly['BaseResolver']>,
  {detectSpec, ResolveError, YamlParseError}: Redocly,
): Promise<Problem | undefined> {
  try {
    const document = await resolver.resolveDocument(null, contract, true);
    if (document instanceof Error) throw document;
    detectSpec(document.parsed);
    return undefined;
  } catch (error) {
    if (error instanceof YamlParseError && isYamlMistake(error.originalError)) {
      const {reason, mark} = error.originalError;
      return toYamlProblem(contract, {line: mark.line + 1, column: mark.column + 1}, reason);
    }
    if (!(error instanceof Error)) throw error;
    if (error instanceof ResolveError) {
      const reason = 'no file can be opened at this path';
      return toWholeProblem(contract, reason, 'correct the path of the contract');
    }
    const fix = 'write a document of OpenAPI, which begins with openapi: 3.1.0';
    return toWholeProblem(contract, error.message, fix);
  }
}

/** The rules of a contract: those of its entry under `apis`, else those of all. */
function findConfig(contract: string, config: Config): Config {
  const {apis = {}} = config.resolvedConfig;
  const dir = path.dirname(config.configPath ?? '');
  const alias = Object.keys(apis).find(
    (name) => path.resolve(dir, apis[name]?.root ?? '') === path.resolve(contract),
  );
  return config.forAlias(alias);
}

async function lintContract(contract: string, linter: Linter): Promise<readonly LintProblem[]> {
  const {guard, redocly} = linter;
  const config = findConfig(contract, await linter.loadConfig());
  const externalRefResolver = new redocly.BaseResolver(config.resolve);
  const obstacle = await findObstacle(contract, externalRefResolver, redocly);
  if (obstacle !== undefined) return [{...obstacle, severity: 'error'}];
  const guarded = await redocly.lint({ref: contract, config: guard, externalRefResolver});
  if (guarded.length > 0) config.skipRules(EXAMPLE_RULES);
  const findings = await redocly.lint({ref: contract, config, externalRefResolver});
  const counted = findings.filter(({ignored}) => ignored !== true);
  return Promise.all(
    counted.map((finding) => toProblem(finding, redocly, externalRefResolver, linter.fixes)),
  );
}

/** Why a contract could not be linted, where that is known: Redocly breaks off at references that lead in a circle. */
function explain(contract: string, error: unknown): readonly LintProblem[] {
  const problems = findCircularReferences(contract);
  if (problems.length === 0) throw error;
  return problems.map((problem) => ({...problem, severity: 'error'}));
}

/**
 * Lints contracts with Redocly by the rules of `redocly.yaml`, as `redocly lint` does: those of its entry under
 * `apis` hold for a contract that has one.
 *
 * @param contracts absolute paths
 * @param siteDir where `redocly.yaml` stands
 * @returns every finding of every contract
 */
export async function lintContracts(
  contracts: readonly string[],
  siteDir: string,
  {guard = {}, fixes = {}}: LintOptions = {},
): Promise<readonly LintProblem[]> {
  const redocly: Redocly = await import('@redocly/openapi-core');
  const configPath = path.join(siteDir, 'redocly.yaml');
  const linter = {
    redocly,
    guard: await redocly.createConfig(guard),
    loadConfig: () => redocly.loadConfig({configPath}),
    fixes,
  };
  const problems = await Promise.all(
    contracts.map((contract) =>
      lintContract(contract, linter).catch((error: unknown) => explain(contract, error)),
    ),
  );
  return problems.flat();
}
