import path from 'node:path';

import {loadContext, loadSite} from '@docusaurus/core/lib/server/site';
import {lintWords} from '@openapi-portal/checked-prose/words';
import type {Api} from '@openapi-portal/openapi-model';
import {compareWorking} from '@openapi-portal/openapi-releases';
import {type Problem, ProblemsError} from '@openapi-portal/reports';

import {findSourceProblems} from '../config/checked-prose';
import {findCodeLists} from '../config/known-names';
import {textSources, wordListsDir} from '../config/texts';
import {i18n, listOtherLocales} from '../config/translations';

import {findCommentHabits} from './find-comment-habits';
import {findStaleTypes} from './make-api-types';
import {findUnexplainedProblems} from './find-unexplained-problems';
import {printContractLint} from './lint-contracts';
import {readApis} from './read-apis';
import {formatError, runCommand, say} from './run-command';
import {siteDir} from './site';

const refuse = (subject: string, problems: readonly Problem[]): void => {
  if (problems.length > 0) throw new ProblemsError(subject, problems, siteDir);
};

/** Runs a check and returns its formatted error; undefined if it passes. */
async function findReport(check: () => Promise<void> | void): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    return formatError(error);
  }
}

/** Checks the pages of all languages, as a build does before bundling. */
async function checkPages(): Promise<void> {
  // Each language overwrites the generated files, and those of the default language must remain.
  for (const locale of [...listOtherLocales(), i18n.defaultLocale]) {
    process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
    await loadSite({siteDir, locale});
  }
}

/** Runs the checks of pages that do not depend on the contracts, for use while a contract has errors. */
const checkSources = async (): Promise<void> =>
  refuse('the pages', findSourceProblems(await loadContext({siteDir})));

async function checkWords(apis: readonly Api[]): Promise<void> {
  const names = findCodeLists(apis.map(({contract}) => path.join(siteDir, contract)));
  const {problems} = await lintWords(siteDir, textSources, wordListsDir, names);
  refuse('the words', [...problems, ...findCommentHabits(siteDir)]);
}

async function checkVersions(apis: readonly Api[]): Promise<void> {
  const compared = await Promise.all(apis.map((api) => compareWorking(api, siteDir)));
  refuse(
    'the versions of the contracts',
    compared.flatMap(({problems}) => problems),
  );
}

const checkTypes = async (apis: readonly Api[]): Promise<void> =>
  refuse('the types of the contracts', await findStaleTypes(apis));

const checkProblemTypes = (apis: readonly Api[]): void =>
  refuse('the pages of problem types', findUnexplainedProblems(apis));

type Check = (apis: readonly Api[]) => Promise<void> | void;

const CHECKS: readonly Check[] = [
  checkTypes,
  checkVersions,
  checkPages,
  checkProblemTypes,
  checkWords,
];

async function listReports(): Promise<readonly string[]> {
  const apis = await readApis();
  const contracts = apis.map(({contract}) => contract);
  const verboseCommand = 'npm run lint:api -- --verbose';
  const inContract = await findReport(() => printContractLint(contracts, {verboseCommand}));
  const reports = [inContract];
  for (const check of inContract === undefined ? CHECKS : [checkSources, checkWords])
    reports.push(await findReport(() => check(apis)));
  return reports.filter((report) => report !== undefined);
}

/** Runs all checks that need no built site, and prints their reports. */
void runCommand(async () => {
  process.env.NODE_ENV = 'production';
  say(
    'Checking the contracts, their types and versions, and the links, names and words of the pages',
  );
  const reports = await listReports();
  reports.forEach((report) => console.error(`\n${report}`));
  if (reports.length > 0) process.exitCode = 1;
  else say('No problem found');
});
