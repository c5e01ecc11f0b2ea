import {spawnSync} from 'node:child_process';

import {say} from './run-command';

/** Timeouts in milliseconds. Without a network, apt-get would retry for a long time. */
const LONGEST = {update: 60_000, installation: 240_000};

export const mayInstallSystemPackages = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/**
 * Installs Debian packages. Failures are ignored, so callers must check the result.
 *
 * @param what content of the packages, for a message
 */
export function installSystemPackages(what: string, packages: readonly string[]): void {
  say(`Installing ${what} with the system's package manager`);
  const options = {
    stdio: 'ignore',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  } as const;
  spawnSync('apt-get', ['update'], {...options, timeout: LONGEST.update});
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  spawnSync('apt-get', args, {...options, timeout: LONGEST.installation});
}
