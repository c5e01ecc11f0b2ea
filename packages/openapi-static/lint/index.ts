import path from 'node:path';

import type {Problem} from 'static-pages/reports';
import {toYamlProblem} from 'static-pages/reports/yaml';

import {plugin, RULES_FOR_ALL} from '../../../openapi/style-guide/plugin';

import {findFix} from './fixes';

type Redocly = typeof import('@redocly/openapi-core');
type Finding = Awaited<ReturnType<Redocly['lint']>>[number];
type Config = Awaited<ReturnType<Redocly['loadConfig']>>;

/** Rules in the order in which they are asked: a contract that breaks one of the first is not tried further. */
type Configs = readonly Config[];

/** What Redocly says of YAML that cannot be read: both numbers are counted from 0. */
interface YamlMistake {
  readonly reason: string;
  readonly mark: {readonly line: number; readonly column: number};
}

const isYamlMistake = (error: object): error is YamlMistake => 'reason' in error && 'mark' in error;

/** A message of Redocly's as one line, without a closing full stop. */
const toSentence = (message: string): string =>
  message.trim().replace(/\s+/g, ' ').replace(/\.$/, '');

/** Redocly's message says that a reference leads nowhere, but not which one: its line does. */
function toMessage({ruleId, message}: Finding, sourceLine: string): string {
  const reference = ruleId === 'no-unresolved-refs' ? `: ${sourceLine.trim()}` : '';
  return `${toSentence(message)}${reference} (${ruleId})`;
}

function toProblem(finding: Finding, {getLineColLocation}: Redocly): Problem {
  const [location] = finding.location;
  if (location === undefined) throw new Error(`${finding.ruleId} has no place: ${finding.message}`);
  const {start} = getLineColLocation(location);
  return {
    file: location.source.absoluteRef,
    line: start.line,
    column: start.col,
    message: toMessage(finding, location.source.body.split('\n')[start.line - 1] ?? ''),
    fix: findFix(finding.ruleId, finding.suggest),
  };
}

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
      return toWholeProblem(contract, reason, 'correct contract in config/apis.ts');
    }
    const fix = 'write a document of OpenAPI, which begins with openapi: 3.1.0';
    return toWholeProblem(contract, error.message, fix);
  }
}

async function lintContract(
  contract: string,
  configs: Configs,
  redocly: Redocly,
): Promise<readonly Problem[]> {
  const externalRefResolver = new redocly.BaseResolver(configs.at(-1)?.resolve);
  const obstacle = await findObstacle(contract, externalRefResolver, redocly);
  if (obstacle !== undefined) return [obstacle];
  for (const config of configs) {
    const findings = await redocly.lint({ref: contract, config, externalRefResolver});
    const asked = findings.filter(({ignored}) => ignored !== true);
    if (asked.length > 0) return asked.map((finding) => toProblem(finding, redocly));
  }
  return [];
}

/**
 * Lints contracts with Redocly by the rules of `redocly.yaml`: warnings count like errors. Our rules for all
 * contracts are asked first, whatever is said there: a rule that tries examples would never come back from a
 * pattern that is not safe.
 *
 * @param contracts absolute paths
 * @param siteDir where `redocly.yaml` stands
 * @returns every finding of every contract
 */
export async function lintContracts(
  contracts: readonly string[],
  siteDir: string,
): Promise<readonly Problem[]> {
  const redocly: Redocly = await import('@redocly/openapi-core');
  const configs = [
    await redocly.createConfig({plugins: [plugin], rules: RULES_FOR_ALL}),
    await redocly.loadConfig({configPath: path.join(siteDir, 'redocly.yaml')}),
  ];
  const problems = await Promise.all(
    contracts.map((contract) => lintContract(contract, configs, redocly)),
  );
  return problems.flat();
}
