// Installs the toolchains that run code samples in Go, Java and PHP, if system packages can be installed.
import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {say} from './run-command';
import {installSystemPackages, mayInstallSystemPackages} from './system-packages';

interface Toolchain {
  readonly name: string;
  /** A command that succeeds if the toolchain is installed. */
  readonly command: readonly [string, ...string[]];
  readonly packages: readonly string[];
}

const TOOLCHAINS: readonly Toolchain[] = [
  {name: 'Go', command: ['go', 'version'], packages: ['golang-go']},
  {name: 'Java', command: ['javac', '--version'], packages: ['default-jdk-headless']},
  {
    name: 'PHP',
    command: ['php', '-r', "exit(extension_loaded('curl') ? 0 : 1);"],
    packages: ['php-cli', 'php-curl'],
  },
];

const isMissing = ({command: [program, ...args]}: Toolchain): boolean =>
  spawnSync(program, args, {stdio: 'ignore'}).status !== 0;

const formatNames = (toolchains: readonly Toolchain[]): string =>
  toolchains.map(({name}) => name).join(', ');

/** Installs missing toolchains, and prints those that are still missing. Samples in their languages are only parsed. */
export function installToolchains(): void {
  const missing = TOOLCHAINS.filter(isMissing);
  if (missing.length === 0) return;
  if (mayInstallSystemPackages())
    installSystemPackages(
      formatNames(missing),
      missing.flatMap(({packages}) => packages),
    );
  const left = missing.filter(isMissing);
  if (left.length > 0)
    say(`Samples in ${formatNames(left)} are not run, because no program for them is installed`);
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) installToolchains();
