import path from 'node:path';

import type {Problem} from '../problem-report';

import {findRemedy} from './remedies';

type Redocly = typeof import('@redocly/openapi-core');
type Finding = Awaited<ReturnType<Redocly['lint']>>[number];

/** A YAML mistake is found before there is anything to lint. */
interface YamlMistake {
  readonly originalError: {
    readonly reason: string;
    readonly mark: {readonly line: number; readonly column: number};
  };
}

const isYamlMistake = (error: unknown): error is YamlMistake =>
  typeof error === 'object' && error !== null && 'originalError' in error;

const toYamlProblem = (file: string, {originalError: {reason, mark}}: YamlMistake): Problem => ({
  file,
  line: mark.line + 1,
  column: mark.column + 1,
  message: `The YAML cannot be read: ${reason}`,
  remedy: 'check indentation, quotes and colons at this place and in the line before it',
});

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
    remedy: findRemedy(finding.ruleId, finding.suggest),
  };
}

/**
 * Lints contracts with Redocly by the rules of `redocly.yaml`: warnings count like errors.
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
  const config = await redocly.loadConfig({configPath: path.join(siteDir, 'redocly.yaml')});
  const problems = await Promise.all(
    contracts.map(async (contract) => {
      try {
        const findings = await redocly.lint({ref: contract, config});
        return findings.filter(({ignored}) => ignored !== true).map((f) => toProblem(f, redocly));
      } catch (error) {
        if (isYamlMistake(error)) return [toYamlProblem(contract, error)];
        throw error;
      }
    }),
  );
  return problems.flat();
}
