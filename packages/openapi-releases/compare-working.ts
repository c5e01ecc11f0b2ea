import path from 'node:path';
import {type Api, openContract, toContractError} from '@openapi-portal/openapi-model';
import {selectReader} from '@openapi-portal/openapi-model/reading';
import {type Problem, ProblemsError, YamlFile} from '@openapi-portal/reports';
import {groupEntries} from '@openapi-portal/reports/json';

import {
  type Change,
  type Impact,
  IMPACTS,
  type Location,
  type Release,
  toSeparator,
} from './change';
import {findStepMistake} from './check-step';
import {compareContracts} from './compare-contracts';
import {readReleases} from './read-releases';

export const IMPACT_TITLES: Readonly<Record<Impact, string>> = {
  breaking: 'Breaking changes',
  compatible: 'Other changes',
  wording: 'Changes of texts and examples',
};

const formatLocation = ({label, name, variant}: Location): string =>
  [label, name, variant && `of ${variant}`].filter(Boolean).join(' ');

/** Returns the operation that a change affects, such as `POST /users`. */
export const formatOperation = ({address = 'The whole API'}: Change): string => address;

export const groupByOperation = (
  changes: readonly Change[],
): ReadonlyMap<string, readonly Change[]> =>
  groupEntries(changes.map((change) => [formatOperation(change), change] as const));

/** Formats a change as one line, with code in backticks. */
export const formatSentence = ({locations, text}: Change): string =>
  `${locations.map(formatLocation).join(', ')}${toSeparator(locations)}${text}`;

const formatChange = (change: Change): string =>
  [
    `    ${formatSentence(change).replace(/`/g, '')}`,
    `      ${change.pointer}${change.isGone ? ' (of the release)' : ''}`,
  ].join('\n');

function formatImpact(impact: Impact, changes: readonly Change[]): readonly string[] {
  const own = changes.filter((change) => change.impact === impact);
  if (own.length === 0) return [];
  return [
    `${IMPACT_TITLES[impact]} (${own.length})`,
    ...Array.from(groupByOperation(own), ([operation, changes]) =>
      [`  ${operation}`, ...changes.map(formatChange)].join('\n'),
    ),
    '',
  ];
}

/** Formats changes as text by impact and operation, each with its JSON pointer. Breaking changes are first. */
export const formatChanges = (changes: readonly Change[]): string =>
  IMPACTS.flatMap((impact) => formatImpact(impact, changes)).join('\n');

interface WorkingComparison {
  readonly version: string;
  /** Absent if there is no release to compare with. */
  readonly last?: Release;
  readonly changes: readonly Change[];
  readonly problems: readonly Problem[];
}

/**
 * Compares the working contract of an API with its last release.
 *
 * @throws ProblemsError with all problems of the releases, or with the part that cannot be compared
 */
export async function compareWorking(api: Api, siteDir: string): Promise<WorkingComparison> {
  const file = path.join(siteDir, api.contract);
  const contract = openContract(await selectReader(api)(file, api.reading, siteDir));
  const version = contract.get('info')?.text('version') ?? '';
  const last = (await readReleases(api, siteDir)).at(-1);
  if (last === undefined) return {version, changes: [], problems: []};
  const toProblem = (at: string, message: string, fix: string): Problem =>
    YamlFile.read(file).toProblem(at, message, fix);
  let changes: readonly Change[];
  try {
    changes = compareContracts(last.document, contract.root);
  } catch (error) {
    const problems = toContractError(error, '#').errors.map(({message}) =>
      toProblem(
        '#',
        `The contract cannot be compared with release ${last.version}: ${message}`,
        'correct this part in the contract or in the release',
      ),
    );
    throw new ProblemsError('the versions of the contracts', problems, siteDir);
  }
  const mistake = findStepMistake(last.version, version, changes);
  if (mistake === undefined) return {version, last, changes, problems: []};
  const {message, fix} = mistake;
  return {version, last, changes, problems: [toProblem('#/info/version', message, fix)]};
}
