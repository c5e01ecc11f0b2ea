import type http from 'node:http';
import path from 'node:path';

import send from 'send';

/**
 * Whether a request asks for one range of bytes that can be taken from the file as it is (RFC 9110,
 * section 14). Several at once and what is no range are ignored, and so are ranges under `If-Range`,
 * which needs a strong validator: ours are weak.
 *
 * @param size of the file, in bytes
 */
function hasUsableRange({method, headers}: http.IncomingMessage, size: number): boolean {
  const match = /^bytes=(?:\d+-\d*|-(?<suffix>\d+))$/.exec(headers.range ?? '');
  if (match === null || method !== 'GET' || headers['if-range'] !== undefined) return false;
  // The last bytes of a file that has fewer are all of it.
  return !(Number(match.groups?.suffix) > size);
}

/** A range counts the bytes of the file, not those of an answer that is compressed on its way. */
function settleRange(request: http.IncomingMessage, size: number): void {
  if (hasUsableRange(request, size)) delete request.headers['accept-encoding'];
  else delete request.headers.range;
}

/** Files whose names say nothing of their type: the catalogue of APIs is a set of links (RFC 9727, section 4). */
const TYPES: Readonly<Record<string, string>> = {
  'api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
};

/** Says of what type a file is where its name does not. */
function setType(response: http.ServerResponse, file: string): void {
  const type = TYPES[path.basename(file)];
  if (type !== undefined) response.setHeader('Content-Type', type);
}

/**
 * Answers a request with a file: whole, one range of it, or 304 where the client has it. A client
 * that goes away closes it.
 *
 * @param file absolute
 * @param headers that the answer carries besides; without `Cache-Control` among them the client asks each time
 * @throws HttpError with `status` and `headers` where the file is gone (404), does not have the
 *   range (416), is not the one that is asked for (412) or cannot be read (500)
 */
export function sendSiteFile(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  file: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    response.setHeaders(new Map(Object.entries({'Cache-Control': 'no-cache', ...headers})));
    // Headers are part of a page's weight: a connection of HTTP/1.1 stays open unless they say otherwise.
    if (response.shouldKeepAlive) response.removeHeader('Connection');
    send(request, encodeURI(file), {
      // Who does not ask for a range need not hear of them.
      acceptRanges: request.headers.range !== undefined,
      // What a client keeps for good it never compares, and the rest by one validator.
      etag: headers['Cache-Control']?.includes('immutable') !== true,
      lastModified: false,
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
    })
      .on('file', (_path, {size}: {size: number}) => settleRange(request, size))
      .on('headers', setType)
      .on('error', reject)
      .pipe(response);
  });
}
