import path from 'node:path';
import {reportContracts} from '@openapi-portal/docusaurus-openapi/lint';
import {buildApi, themeParts} from '@openapi-portal/docusaurus-openapi/pages';
import {readContract} from '@openapi-portal/openapi-model/reading';
import fs from 'node:fs';

import {reading} from '../config/api-extras';
import {lintOptions} from '../openapi/style-guide/lint-options';
import {siteDir} from './site';
import {readApis} from './read-apis';
import {readArguments} from './read-arguments';
import {say} from './run-command';

const COMMAND = 'npm run lint:api --';
const USAGE = `${COMMAND} [--verbose] [<API or file> …]
Other options of Redocly: npx redocly lint --help`;

/** Finds the contracts with these API ids or file names; without names, all published contracts. */
async function findContracts(names: readonly string[]): Promise<readonly string[]> {
  const isFile = (name: string): boolean => fs.existsSync(path.resolve(siteDir, name));
  const apis = names.length > 0 && names.every(isFile) ? [] : await readApis();
  const found = names.map((name) => apis.find(({id}) => id === name)?.contract ?? name);
  return names.length > 0 ? found : apis.map(({contract}) => contract);
}

/**
 * Lints contracts and prints the same report as a build.
 *
 * @throws ProblemsError with all errors of the contracts, Error for an unknown contract or option
 */
export async function lintApi(args: readonly string[]): Promise<void> {
  const options = {verbose: {type: 'boolean', default: false}} as const;
  const config = {args: [...args], options, allowPositionals: true} as const;
  const {values, positionals} = readArguments(config, USAGE);
  const contracts = await findContracts(positionals);
  await printContractLint(contracts, {
    isVerbose: values.verbose,
    verboseCommand: [COMMAND, ...positionals, '--verbose'].join(' '),
  });
  say(`No error in ${contracts.join(', ')}`);
}

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
