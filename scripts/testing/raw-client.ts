import {once} from 'node:events';
import net from 'node:net';
import {text} from 'node:stream/consumers';

export type Listening = Pick<net.Server, 'address'>;

/** Opens a TCP connection to a server, because HTTP clients would correct malformed requests. */
export async function connect(server: Listening): Promise<net.Socket> {
  const {port, address} = server.address() as net.AddressInfo;
  const socket = net.connect(port, address);
  await once(socket, 'connect');
  // The server may reset the connection. Tests check only what they have read.
  socket.on('error', () => undefined);
  socket.setTimeout(10_000, () => socket.destroy(new Error('The server does not answer.')));
  return socket;
}

/** Sends bytes and reads until the server closes the connection. Both are Latin-1 strings, one character per byte. */
export async function exchange(server: Listening, bytes: string): Promise<string> {
  const socket = await connect(server);
  socket.setEncoding('latin1').write(bytes, 'latin1');
  return text(socket);
}

export interface RawResponse {
  readonly status: number;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function parseResponse(bytes: string): RawResponse {
  const [head = '', ...rest] = bytes.split('\r\n\r\n');
  const [start = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return {
    status: Number(start.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: rest.join('\r\n\r\n'),
  };
}

/**
 * Sends a request without normalising the target or the headers.
 *
 * @param start method and target
 * @param headers lines such as `Range: bytes=0-4`
 */
export async function request(
  server: Listening,
  start: string,
  ...headers: readonly string[]
): Promise<RawResponse> {
  const lines = [`${start} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  return parseResponse(await exchange(server, `${lines.join('\r\n')}\r\n\r\n`));
}
