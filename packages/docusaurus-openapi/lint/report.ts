import fs from 'node:fs';

import {logger} from '@docusaurus/logger';

import {
  formatCount,
  formatFile,
  formatLocation,
  formatRows,
  type Problem,
  ProblemsError,
  sortByLocation,
} from '@openapi-portal/reports';
import {groupEntries} from '@openapi-portal/reports/json';

import {type LintOptions, lintContracts, type LintProblem} from '.';
import {isOwnRule} from './own-rules';

/** Number of locations that the last line of a long report repeats. */
const NAMED_PLACES = 3;

interface ReportOptions extends LintOptions {
  /** True to list every warning instead of the first of each rule. */
  readonly isVerbose?: boolean;
}

function listFirst(
  findings: readonly LintProblem[],
  toGroup: (finding: LintProblem) => string | undefined,
  formatOthers: (others: readonly LintProblem[]) => string,
): readonly Problem[] {
  const groups = groupEntries(sortByLocation(findings).map((one) => [toGroup(one), one] as const));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const more = others.length > 0 ? formatOthers(others) : '';
    return {...first, message: first.message + more};
  });
}

/** Maximum number of lines listed for one fault. */
const NAMED_LINES = 20;

function formatLines(others: readonly LintProblem[]): string {
  const named = others.slice(0, NAMED_LINES).map(({line}) => line);
  const more = others.length - named.length;
  return `, also in line ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Formats errors in contracts that are published anyway. Equal errors are listed once, with all their lines. */
function formatFaults(faults: readonly LintProblem[], siteDir: string): string {
  const rows = listFirst(
    faults,
    ({message, file, fix}) => `${file} ${message} ${fix}`,
    formatLines,
  );
  const heading = `${formatCount(faults.length, 'fault')} in the contract, published with a note on the affected pages`;
  const hint = '  set `strict` to stop the build on faults\n';
  return formatRows(heading, rows, siteDir) + hint;
}

const formatMore = ({length}: readonly LintProblem[]): string => `, and ${length} more`;

function formatWarnings(
  warnings: readonly LintProblem[],
  siteDir: string,
  {isVerbose = false, verboseCommand}: ReportOptions,
): string {
  const shown = isVerbose ? warnings : listFirst(warnings, ({rule}) => rule, formatMore);
  const isShort = shown.length < warnings.length;
  const count = formatCount(warnings.length, 'warning');
  const heading = `${count} in the contract${isShort ? ', only the first of each rule is listed' : ''}`;
  const hint =
    isShort && verboseCommand !== undefined ? `  run \`${verboseCommand}\` to list all\n` : '';
  return formatRows(heading, shown, siteDir) + hint;
}

function formatWayOut(contracts: readonly string[], siteDir: string, hasOwn: boolean): string {
  // `redocly lint` does not run our own rules.
  const byHand = hasOwn ? '; add findings of `openapi/…` by hand in the same format' : '';
  const files = contracts.map((contract) => formatFile(contract, siteDir)).join(' ');
  return `If you cannot change the contract:
  → \`npx redocly lint ${files} --generate-ignore-file\` adds these findings to .redocly.lint-ignore.yaml, which build and lint ignore${byHand}
  → an entry under \`apis\` in redocly.yaml sets rules for this contract only
`;
}

const findErrors = (findings: readonly LintProblem[]): readonly LintProblem[] =>
  findings.filter(({severity}) => severity === 'error');

/** Formats the last line of a long report: the number of errors, and the locations of the first ones. */
function formatEnd(errors: readonly LintProblem[], siteDir: string): string {
  const named = sortByLocation(errors).slice(0, NAMED_PLACES);
  const others = errors.length - named.length;
  const places = named.map((problem) => formatLocation(problem, siteDir)).join(', ');
  const more = others > 0 ? ` and ${others} more` : '';
  return `${formatCount(errors.length, 'error')}, see above: ${places}${more}\n`;
}

/** Lints contracts and prints the findings. Throws a ProblemsError if strict contracts have errors. */
export async function reportContracts(
  contracts: readonly string[],
  siteDir: string,
  options: ReportOptions = {},
): Promise<void> {
  const found = await Promise.all(
    contracts.map((contract) => lintContracts([contract], siteDir, options)),
  );
  // Contracts that cannot be read are left out, because their errors have no rule.
  const toMend = contracts.filter(
    (_, index) =>
      found[index]?.some(({rule}) => rule !== undefined) === true &&
      found[index].every(({rule, severity}) => rule !== undefined || severity !== 'error'),
  );
  const {isStrict = () => true} = options;
  // A missing file always stops the build, because it is a mistake in the site's configuration.
  const isStopping = contracts.map((file) => isStrict(file) || !fs.existsSync(file));
  const errors = found.flatMap((one, index) => (isStopping[index] === true ? findErrors(one) : []));
  const faults = found.flatMap((one, index) => (isStopping[index] === true ? [] : findErrors(one)));
  const warnings = found.flat().filter(({severity}) => severity === 'warn');
  const hasOwn = found.flat().some(({rule = ''}) => isOwnRule(rule));
  const rest = [
    faults.length > 0 ? formatFaults(faults, siteDir) : '',
    warnings.length > 0 ? formatWarnings(warnings, siteDir, options) : '',
    toMend.length > 0 ? formatWayOut(toMend, siteDir, hasOwn) : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
  if (errors.length === 0) {
    if (rest !== '') logger.warn(rest);
    return;
  }
  const below = rest === '' ? '' : `\n${rest}\n${formatEnd(errors, siteDir)}`;
  throw new ProblemsError('the contract', errors, siteDir, below);
}
