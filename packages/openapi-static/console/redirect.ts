import type {PreparedRequest} from './request';

/** Where a server sends a request on to, as far as a page can tell. */
export interface RedirectTarget {
  readonly url: string;
  readonly isSameOrigin: boolean;
  /** The server to send to instead, where the target is the same path on it. */
  readonly server: string | undefined;
}

/** `https://b.example/v2` for `https://b.example/v2/users`, where `/users` was asked of the server. */
function findServer(url: string, {server, address}: PreparedRequest): string | undefined {
  const path = new URL(address).href.slice(server.length);
  return url.endsWith(path) ? url.slice(0, -path.length) : undefined;
}

/**
 * Follows a redirect to see where it leads, with nothing of the reader's: a `GET` without credentials,
 * headers or a body. What a browser lets a page see of a redirect without following it is only that
 * there is one (Fetch standard, "opaque-redirect filtered response").
 *
 * @returns nothing where it leads to what this page may not read, or is another without credentials
 */
export async function findRedirectTarget(
  request: PreparedRequest,
): Promise<RedirectTarget | undefined> {
  try {
    const {body, redirected, url} = await fetch(request.address, {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    void body?.cancel();
    if (!redirected) return undefined;
    const isSameOrigin = new URL(url).origin === new URL(request.server).origin;
    return {url, isSameOrigin, server: findServer(url, request)};
  } catch {
    return undefined;
  }
}
