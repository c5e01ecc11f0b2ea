import fs from 'node:fs';
import path from 'node:path';

import {printContractLint} from './lint-contracts';
import {readApis} from './read-apis';
import {readArguments} from './read-arguments';
import {say} from './run-command';
import {siteDir} from './site';

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
