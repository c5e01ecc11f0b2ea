import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

import {findProgram} from './find-program';
import {installSystemPackages, mayInstallSystemPackages} from './system-packages';

/** Where Debian puts the module that sends files compressed by Brotli; `deploy/nginx/nginx.conf` loads it from there. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const findReady = (): string | undefined =>
  fs.existsSync(BROTLI_MODULE) ? findProgram('nginx') : undefined;

/** Where the system has a service manager, to install nginx starts one on port 80, which no test uses. */
function installNginx(): void {
  const isNew = findProgram('nginx') === undefined;
  installSystemPackages('nginx', PACKAGES);
  if (isNew) spawnSync('systemctl', ['disable', '--now', 'nginx'], {stdio: 'ignore'});
}

/**
 * An nginx with its module for Brotli: the one of this machine. Where `CI` is set and the account may, Debian's packages
 * are installed.
 *
 * @returns its path; nothing where there is none
 */
export function findNginx(): string | undefined {
  if (findReady() === undefined && process.env.CI !== undefined && mayInstallSystemPackages()) {
    installNginx();
  }
  return findReady();
}
