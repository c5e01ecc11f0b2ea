import path from 'node:path';

import {reportContracts} from '@openapi-portal/docusaurus-openapi/lint';
import {buildApi, themeParts} from '@openapi-portal/docusaurus-openapi/pages';
import {readContract} from '@openapi-portal/openapi-model/reading';

import {reading} from '../config/api-extras';
import {lintOptions} from '../openapi/style-guide/lint-options';

import {siteDir} from './site';

/** Builds the pages of a contract, as a build does after the lint. The pages may reject what the lint accepts. */
async function checkPages(contract: string): Promise<void> {
  const published = await readContract(contract, reading, siteDir);
  const api = {id: 'API', label: 'API', route: 'API', contract: path.relative(siteDir, contract)};
  buildApi(api, {published, parts: themeParts}, {siteDir, baseUrl: '/', prose: []});
}

/**
 * Prints the lint report of contracts, as a build does.
 *
 * @throws ProblemsError with all errors
 */
export async function printContractLint(
  contracts: readonly string[],
  {isVerbose = false, verboseCommand}: {isVerbose?: boolean; verboseCommand: string},
): Promise<void> {
  const files = contracts.map((contract) => path.resolve(siteDir, contract));
  await reportContracts(files, siteDir, {
    ...lintOptions,
    findReading: () => reading,
    isVerbose,
    verboseCommand,
  });
  for (const file of files) await checkPages(file);
}
