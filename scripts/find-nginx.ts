import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

import {findProgram} from './find-program';
import {installSystemPackages, mayInstallSystemPackages} from './system-packages';

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
