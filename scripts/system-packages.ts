import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {say} from './run-command';

/** Folders that are only on the PATH of administrators. */
const OF_SYSTEM = ['/usr/sbin', '/usr/local/sbin'];

export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...OF_SYSTEM]
    .map((folder) => path.join(folder, name))
    .find((candidate) => fs.existsSync(candidate));

/** Debian's path of the module that serves Brotli files. `deploy/nginx/nginx.conf` loads the module from there. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const findReady = (): string | undefined =>
  fs.existsSync(BROTLI_MODULE) ? findProgram('nginx') : undefined;

/** Installs nginx. Debian starts a new nginx on port 80, which the tests do not need, so the service is disabled. */
function installNginx(): void {
  const isNew = findProgram('nginx') === undefined;
  installSystemPackages('nginx', PACKAGES);
  if (isNew) spawnSync('systemctl', ['disable', '--now', 'nginx'], {stdio: 'ignore'});
}

/**
 * Finds an nginx with the Brotli module. With `CI`, installs Debian's packages if permitted.
 *
 * @returns its absolute path; undefined if there is none
 */
export function findNginx(): string | undefined {
  if (findReady() === undefined && process.env.CI !== undefined && mayInstallSystemPackages()) {
    installNginx();
  }
  return findReady();
}

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
