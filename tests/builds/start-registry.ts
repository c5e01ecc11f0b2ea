import {execFile, execFileSync, fork} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {findFreePort} from '@openapi-portal/reports/testing/server';
import {stringify} from 'yaml';

import {installTool} from '../../scripts/install-packages.mjs';
import {siteDir} from '../../scripts/site';

const run = promisify(execFile);

const TOOL = 'registry';
const MODULES = path.join(siteDir, 'tools', TOOL, 'node_modules');

export interface Registry {
  /** Environment in which npm, pnpm and yarn use the registry. */
  readonly env: NodeJS.ProcessEnv;
  readonly stop: () => void;
}

/** Configures a registry that stores our packages and requests all others from the registry in npm's configuration. */
function formatConfig(dir: string): string {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], {encoding: 'utf8'}).trim();
  return stringify({
    storage: path.join(dir, 'storage'),
    auth: {htpasswd: {file: path.join(dir, 'users'), max_users: -1}},
    uplinks: {upstream: {url: upstream, cache: false, maxage: '1h', timeout: '60s'}},
    packages: {
      '@openapi-portal/*': {access: '$all', publish: '$all'},
      '**': {access: '$all', proxy: 'upstream'},
    },
    max_body_size: '100mb',
    log: {type: 'file', path: path.join(dir, 'log'), level: 'warn'},
  });
}

/**
 * Starts verdaccio, and returns when it accepts requests.
 *
 * @returns a function that stops it
 */
async function startServer(config: string, host: string): Promise<() => void> {
  installTool(TOOL);
  const bin = path.join(MODULES, 'verdaccio/bin/verdaccio');
  const server = fork(bin, ['--config', config, '--listen', host], {silent: true});
  const failed = once(server, 'exit').then(() => {
    throw new Error('The registry has stopped');
  });
  await Promise.race([once(server, 'message'), failed]);
  failed.catch(() => undefined);
  return () => void server.kill();
}

/**
 * Starts a registry on loopback, and publishes all packages into it with the command for releases.
 *
 * @param dir absolute path of a new folder for its files
 */
export async function startRegistry(dir: string): Promise<Registry> {
  const host = `127.0.0.1:${await findFreePort()}`;
  const url = `http://${host}/`;
  const config = path.join(dir, 'registry.yaml');
  const settings = path.join(dir, 'npmrc');
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(config, formatConfig(dir));
  // The registry accepts every request, but npm does not publish without a token.
  fs.writeFileSync(settings, `//${host}/:_authToken=none\n`);
  const env = {
    ...process.env,
    // Contains pnpm and yarn. npm is the one that Node.js brings.
    PATH: `${path.join(MODULES, '.bin')}${path.delimiter}${process.env.PATH}`,
    npm_config_userconfig: settings,
    npm_config_registry: url,
    YARN_NPM_REGISTRY_SERVER: url,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_NODE_LINKER: 'node-modules',
    YARN_ENABLE_TELEMETRY: '0',
    // Its cache contains addresses of archives, and the port of this registry changes.
    YARN_GLOBAL_FOLDER: path.join(dir, 'yarn'),
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    YARN_ENABLE_SCRIPTS: 'false',
    // By default, yarn refuses packages that are less than a day old.
    YARN_NPM_MINIMAL_AGE_GATE: '0',
  };
  const stop = await startServer(config, host);
  await run('npx', ['jiti', 'scripts/release.ts', '--registry', url], {cwd: siteDir, env});
  return {env, stop};
}
