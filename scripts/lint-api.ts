import fs from 'node:fs';
import path from 'node:path';

import {reportContracts} from '@openapi-portal/docusaurus-openapi/lint';
import {buildApi, themeParts} from '@openapi-portal/docusaurus-openapi/pages';
import {readContract} from '@openapi-portal/openapi-model/reading';

import {reading} from '../config/apis';
import {lintOptions} from '../openapi/style-guide/lint-options';

import {readApis} from './read-apis';
import {readArguments} from './read-arguments';
import {runCommand, say} from './report';
import {siteDir} from './site';

const COMMAND = 'npm run lint:api --';
const USAGE = `${COMMAND} [--verbose] [<API or file> …]
What else Redocly can do: npx redocly lint --help`;

/** The contracts that the command names by file or API, else all that are published. */
async function findContracts(names: readonly string[]): Promise<readonly string[]> {
  const isFile = (name: string): boolean => fs.existsSync(path.resolve(siteDir, name));
  const apis = names.length > 0 && names.every(isFile) ? [] : await readApis();
  const found = names.map((name) => apis.find(({id}) => id === name)?.contract ?? name);
  return names.length > 0 ? found : apis.map(({contract}) => contract);
}

/** Makes the pages of a contract, as a build does once lint has found no error: they may not show all that it may say. */
async function checkPages(contract: string): Promise<void> {
  const published = await readContract(contract, reading, siteDir);
  const api = {id: 'API', label: 'API', route: 'API', contract: path.relative(siteDir, contract)};
  buildApi(api, {published, parts: themeParts}, {siteDir, baseUrl: '/', prose: []});
}

/** Prints of contracts what a build prints of them, and ends with status 1 where one has errors. */
void runCommand(async () => {
  const options = {verbose: {type: 'boolean', default: false}} as const;
  const {values, positionals} = readArguments({options, allowPositionals: true}, USAGE);
  const contracts = await findContracts(positionals);
  const files = contracts.map((contract) => path.resolve(siteDir, contract));
  await reportContracts(files, siteDir, {
    ...lintOptions,
    reading,
    isVerbose: values.verbose,
    verboseCommand: [COMMAND, ...positionals, '--verbose'].join(' '),
  });
  for (const file of files) await checkPages(file);
  say(`No error in ${contracts.join(', ')}`);
});
