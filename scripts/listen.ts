import {once} from 'node:events';
import http from 'node:http';

/** The port that the environment asks for, else the one that README names. */
export function readPort(): number {
  const {PORT} = process.env;
  if (PORT === undefined) return 3000;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${PORT}".`);
  }
  return port;
}

/**
 * Listens on a port of this machine.
 *
 * @returns the address to open
 * @throws Error naming the way out where the port is taken
 */
export async function listen(server: http.Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const remedy = `Port ${port} is taken. End what uses it, or choose another: PORT=${port + 1} npm start`;
      reject(isTaken ? new Error(remedy) : error);
    });
    server.listen(port, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://localhost:${address.port}`;
}

/**
 * Finds out before the work begins whether a port can be listened on.
 *
 * @throws Error naming the way out where the port is taken
 */
export async function requireFreePort(port: number): Promise<void> {
  const probe = http.createServer();
  await listen(probe, port);
  probe.close();
  await once(probe, 'close');
}
