import {logger} from '@docusaurus/logger';

import {
  countThings,
  formatFile,
  formatLocation,
  formatRows,
  type Problem,
  ProblemsError,
  sortByLocation,
} from '@openapi-portal/reports';

import {type LintOptions, lintContracts, type LintProblem} from '.';

/** So many places are named below a long report; the others stand above. */
const NAMED_PLACES = 3;

interface ReportOptions extends LintOptions {
  /** Whether every warning is listed, not the first of each rule alone. */
  readonly isVerbose?: boolean;
}

/** The first finding of each rule, with the number of the others. */
function groupByRule(warnings: readonly LintProblem[]): readonly Problem[] {
  const sorted = sortByLocation(warnings);
  return [...new Set(sorted.map(({rule}) => rule))].flatMap((rule) => {
    const [first, ...others] = sorted.filter((warning) => warning.rule === rule);
    if (first === undefined) return [];
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    return {...first, message: first.message + more};
  });
}

function formatWarnings(
  warnings: readonly LintProblem[],
  siteDir: string,
  {isVerbose = false, verboseCommand}: ReportOptions,
): string {
  const shown = isVerbose ? warnings : groupByRule(warnings);
  const isShort = shown.length < warnings.length;
  const count = countThings(warnings.length, 'warning');
  const heading = `${count} in the contract${isShort ? ', the first of each rule' : ''}`;
  const hint =
    isShort && verboseCommand !== undefined ? `  \`${verboseCommand}\` lists them all\n` : '';
  return formatRows(heading, shown, siteDir) + hint;
}

/** What to do about findings in contracts that others write. */
function formatWayOut(contracts: readonly string[], siteDir: string): string {
  const files = contracts.map((contract) => formatFile(contract, siteDir)).join(' ');
  return `Where others write the contract, and it has to stay as it is:
  → \`npx redocly lint ${files} --generate-ignore-file\` writes these findings into .redocly.lint-ignore.yaml: build and lint count them no more
  → an entry under \`apis\` in redocly.yaml gives the contract rules of its own
`;
}

/** How many errors there are, and where the first ones stand, as the last line of a long report. */
function formatEnd(errors: readonly LintProblem[], siteDir: string): string {
  const named = sortByLocation(errors).slice(0, NAMED_PLACES);
  const others = errors.length - named.length;
  const places = named.map((problem) => formatLocation(problem, siteDir)).join(', ');
  const more = others > 0 ? ` and ${others} more` : '';
  return `${countThings(errors.length, 'error')}, see above: ${places}${more}\n`;
}

/**
 * Lints contracts and says what was found as their author can use it: errors first, then warnings by rule, and last
 * where the errors are. Without errors the warnings are printed.
 *
 * @param contracts absolute paths
 * @param siteDir where `redocly.yaml` stands
 * @throws ProblemsError naming every error, with all that is to be said
 */
export async function reportContracts(
  contracts: readonly string[],
  siteDir: string,
  options: ReportOptions = {},
): Promise<void> {
  const found = await Promise.all(
    contracts.map((contract) => lintContracts([contract], siteDir, options)),
  );
  // Neither helps where a contract cannot be read as it is.
  const toMend = contracts.filter(
    (_, index) =>
      found[index]?.some(({rule}) => rule !== undefined) === true &&
      found[index].every(({rule, severity}) => rule !== undefined || severity !== 'error'),
  );
  const errors = found.flat().filter(({severity}) => severity === 'error');
  const warnings = found.flat().filter(({severity}) => severity === 'warn');
  const rest = [
    warnings.length > 0 ? formatWarnings(warnings, siteDir, options) : '',
    toMend.length > 0 ? formatWayOut(toMend, siteDir) : '',
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
