import {spawnSync, type SpawnSyncOptionsWithStringEncoding} from 'node:child_process';
import path from 'node:path';

import {installTool} from './install-packages.mjs';
import {runCommand} from './run-command';
import {siteDir} from './site';

const TOOL = 'oxlint';

/**
 * Runs oxlint with the `oxlint.config.mjs` of the working directory. Installs oxlint first if it is missing.
 *
 * @param args folders and options of oxlint
 */
export function lintCode(
  args: readonly string[],
  options: Partial<SpawnSyncOptionsWithStringEncoding>,
) {
  installTool(TOOL);
  const packages = path.join(siteDir, 'tools', TOOL, 'node_modules');
  const command = [path.join(packages, 'oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', ...args];
  // oxlint searches only the `node_modules` of the working directory for its type checker.
  const env = {...process.env, OXLINT_TSGOLINT_PATH: path.join(packages, '.bin/tsgolint')};
  return spawnSync(process.execPath, command, {encoding: 'utf8', ...options, env});
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename)
  void runCommand(() => {
    const {status} = lintCode(process.argv.slice(2), {cwd: siteDir, stdio: 'inherit'});
    process.exitCode = status ?? 1;
  });
