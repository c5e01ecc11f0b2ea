import type {IncomingMessage} from 'node:http';

import {Refusal} from '../engine/refusal';
import {MAX_BODY, refuseSize} from '../engine/request/read-body';

/** Methods whose body no `Request` takes (Fetch Standard, 5.4). */
const isBodiless = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Gives a GET or HEAD its body, which an operation may ask for all the same (OpenAPI 3.1.1, 4.8.10). */
const withBody = (head: Request, bytes: Uint8Array<ArrayBuffer>): Request =>
  Object.assign(new Request(head), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
    text: () => Promise.resolve(new TextDecoder().decode(bytes)),
  });

async function readBytes(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY) throw refuseSize();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY) throw refuseSize();
    chunks.push(chunk as Buffer);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function toHeaders({rawHeaders}: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  return headers;
}

/**
 * What came over a connection before its body as a `Request`.
 *
 * @throws Refusal with 400 for an address or header that no `Request` can have
 */
export function readHead(incoming: IncomingMessage): Request {
  const {method = 'GET', url = '/'} = incoming;
  try {
    const address = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
    return new Request(address, {method, headers: toHeaders(incoming)});
  } catch {
    throw new Refusal(400, {detail: 'The address, the method or a header cannot be read.'});
  }
}

/**
 * A request with the body that came after it.
 *
 * @throws Refusal with 413 for a body over 1 MiB
 */
export async function addBody(head: Request, incoming: IncomingMessage): Promise<Request> {
  const body = await readBytes(incoming);
  if (body.length === 0) return head;
  return isBodiless(head.method) ? withBody(head, body) : new Request(head, {body});
}
