import {spawnSync} from 'node:child_process';

import {say} from './run-command';

/** Milliseconds that the system's package manager may take: without a network it would try for long. */
const LONGEST = {update: 60_000, installation: 240_000};

/** Returns true if this account may install Debian packages without a password. */
export const mayInstallSystemPackages = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/**
 * Installs packages of a Debian system, as far as that succeeds.
 *
 * @param what they bring, for a message
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
