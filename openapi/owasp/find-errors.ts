import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {installTool} from '../../scripts/install-packages.mjs';
import {siteDir} from '../../scripts/site';

const TOOL = 'spectral';

/** Severity of an error in Spectral's results. Warnings and hints have greater numbers. */
const ERROR = 0;

/** An error, identified by rule and location as in `accepted.yaml`. */
export interface OwaspError {
  readonly rule: string;
  /** Path to the value in the contract: keys separated by `.`. */
  readonly at: string;
}

interface Result {
  readonly code: string;
  readonly path: readonly (number | string)[];
  readonly severity: number;
}

/**
 * Lists the errors that Spectral reports for a contract with OWASP's API security rules. Installs Spectral first if
 * necessary.
 *
 * @param contract path from the root of the site
 * @returns each error once, in the order of the contract
 */
export function findOwaspErrors(contract: string): readonly OwaspError[] {
  installTool(TOOL);
  const folder = path.join(siteDir, 'tools', TOOL);
  const cli = path.join(folder, 'node_modules/@stoplight/spectral-cli/dist/index.js');
  const file = path.join(siteDir, contract);
  const args = [cli, 'lint', file, '--ruleset=ruleset.yaml', '--format=json', '--quiet'];
  const {stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (!stdout.startsWith('[')) throw new Error(`Spectral has not read ${contract}:\n${stderr}`);
  const errors = (JSON.parse(stdout) as readonly Result[])
    .filter(({severity}) => severity === ERROR)
    .map((result) => ({rule: result.code, at: result.path.join('.')}));
  return [...new Map(errors.map((error) => [`${error.rule} ${error.at}`, error])).values()];
}
