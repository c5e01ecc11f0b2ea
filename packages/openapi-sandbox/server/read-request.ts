import type {IncomingMessage} from 'node:http';

import {Refusal} from '../engine/refusal';

/** Bytes of a body that are taken. */
export const MAX_BODY = 1024 * 1024;

/** Methods without a body that a `Request` takes. */
const isBodiless = (method: string): boolean => method === 'GET' || method === 'HEAD';

const refuseSize = (): Refusal =>
  new Refusal(413, {detail: `The body is larger than ${MAX_BODY} bytes.`});

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
 * What came over a connection as a `Request`.
 *
 * @throws Refusal with 413 for a body over 1 MB, with 400 for an address or header that no `Request` can have
 */
export async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const {method = 'GET', url = '/'} = incoming;
  const body = isBodiless(method) ? undefined : await readBytes(incoming);
  try {
    const address = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
    const hasBody = body !== undefined && body.length > 0;
    return new Request(address, {
      method,
      headers: toHeaders(incoming),
      ...(hasBody && {body}),
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, {detail: 'The address, the method or a header cannot be read.'});
  }
}
