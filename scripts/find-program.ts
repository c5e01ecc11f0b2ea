import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Milliseconds that the system's package manager may take: without a network it would try for long. */
const LONGEST_INSTALLATION = 120_000;

/** Folders of programs that only administrators have on their path. */
const OF_SYSTEM = ['/usr/sbin', '/usr/local/sbin'];

/** Where a program stands on the path. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...OF_SYSTEM]
    .map((folder) => path.join(folder, name))
    .find((candidate) => fs.existsSync(candidate));

/** Whether this account may install packages of a Debian system without being asked. */
export const mayInstallPackages = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Installs packages of a Debian system, as far as that goes. */
export function installPackages(names: readonly string[]): void {
  const options = {
    stdio: 'ignore',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    timeout: LONGEST_INSTALLATION,
  } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
}
