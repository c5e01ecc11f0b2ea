import {once} from 'node:events';
import http from 'node:http';
import {isIPv6} from 'node:net';

import {UsageError} from '@openapi-portal/reports/usage-error';

import {readArguments} from './read-arguments';

const LOOPBACK = 'localhost';

/** Returns the port in the environment variable `PORT`, else the default. */
export function readPort(usual = 3000): number {
  const {PORT} = process.env;
  if (PORT === undefined) return usual;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new UsageError(`PORT must be a whole number from 0 to 65535, not "${PORT}".`);
  }
  return port;
}

/** Returns the host in the environment variable `HOST`, else `localhost`. */
export function readHost(): string {
  const {HOST} = process.env;
  return HOST === undefined || HOST === '' ? LOOPBACK : HOST;
}

/**
 * Returns the port and the host that the environment variables set.
 *
 * @throws UsageError if the command has arguments, which it would ignore
 */
export function readAddress(command: string): {readonly port: number; readonly host: string} {
  readArguments({}, `PORT=3001 HOST=localhost ${command}`);
  return {port: readPort(), host: readHost()};
}

function nameWayOut(
  error: NodeJS.ErrnoException,
  port: number,
  host: string,
  command: string,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new UsageError(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} ${command}`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new UsageError(
        `HOST "${host}" is not an address of this machine. Unset HOST, or set it to one: HOST=127.0.0.1 ${command}`,
      );
    default:
      return error;
  }
}

/**
 * Listens on a port of this machine.
 *
 * @throws UsageError if the port is in use or the host is not this machine
 */
export async function listen(
  server: http.Server,
  port: number,
  host = LOOPBACK,
  command = 'npm start',
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(nameWayOut(error, port, host, command)));
    server.listen({port, host}, resolve);
  });
  // A connection that cannot be accepted must not end the server.
  server.on('error', (error) => console.error(String(error)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`;
}

/**
 * Fails early if a port is in use, before the slow work begins.
 *
 * @throws UsageError if the port is in use
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = http.createServer();
  await listen(probe, port, host);
  probe.close();
  await once(probe, 'close');
}
