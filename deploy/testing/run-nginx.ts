import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {findFreePort} from '@openapi-portal/reports/testing/server';

/** An nginx process that serves the output of `npm run publish:files`. */
export interface RunningNginx {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Maximum number of attempts to reach the server, and milliseconds between two attempts. */
const ATTEMPTS = 100;
const PAUSE = 50;

/**
 * Copies the container's configuration from `nginx/` to files named `run-…`, with another port and folder and without
 * an access log. If this process runs as root, so do the workers of nginx: their default user may not be allowed to
 * read the folder.
 */
function writeConfiguration(nginx: string, dir: string, port: number): void {
  const own = path.join(dir, 'run');
  fs.rmSync(own, {recursive: true, force: true});
  fs.mkdirSync(own);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  for (const name of ['nginx.conf', 'start.sh', 'check-health.sh']) {
    const text = fs
      .readFileSync(path.join(dir, 'nginx', name), 'utf8')
      .replaceAll('/tmp/', `${own}/`)
      .replaceAll('/srv/portal', dir)
      .replace('exec nginx', `exec ${nginx}`)
      .replace('nginx/nginx.conf', 'nginx/run-nginx.conf')
      .replace('127.0.0.1/8080', `127.0.0.1/${port}`)
      .replace('[::]:8080', `[::1]:${port}`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/dev/stdout', 'off');
    fs.writeFileSync(
      path.join(dir, `nginx/run-${name}`),
      (name === 'nginx.conf' ? user : '') + text,
    );
  }
}

async function waitUntilReady(child: ChildProcess, address: string, log: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${fs.readFileSync(log, 'utf8')}`);
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await wait(PAUSE);
  }
  throw new Error(`nginx does not answer:\n${fs.readFileSync(log, 'utf8')}`);
}

/**
 * Starts nginx on a free loopback port.
 *
 * @param nginx path of the program
 * @param dir absolute path of the output of `npm run publish:files`
 * @throws Error with the output of nginx if it does not start
 */
export async function runNginx(nginx: string, dir: string): Promise<RunningNginx> {
  const port = await findFreePort();
  writeConfiguration(nginx, dir, port);
  const log = path.join(dir, 'run/nginx.log');
  const output = fs.openSync(log, 'w');
  const start = path.join(dir, 'nginx/run-start.sh');
  const child = spawn('sh', [start], {stdio: ['ignore', output, output]});
  fs.closeSync(output);
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, address, log);
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
  };
  return {address, port, pid: child.pid ?? 0, stop};
}
