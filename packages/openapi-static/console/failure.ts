import {isExampleHost, isMixedContent} from './server';

/** Why no answer came, as far as a page can tell. */
export interface Failure {
  readonly title: string;
  readonly explanation: string;
  /** Whether another server may help. */
  readonly canNameServer: boolean;
}

/** What is known when a request fails. */
export interface Circumstances {
  readonly url: string;
  /** Address of this page. */
  readonly base: string;
  readonly isOnline: boolean;
  /** Whether the browser reported that this site's security policy forbids the request. */
  readonly isForbiddenHere: boolean;
  /** Whether the server answers when nobody looks at the answer; unknown where it was not asked. */
  readonly isReachable: boolean | undefined;
}

const toFailure = (title: string, explanation: string, canNameServer = true): Failure => ({
  title,
  explanation,
  canNameServer,
});

/** The plain words for a request that failed before any answer came. */
export function explainFailure(circumstances: Circumstances): Failure {
  const {url, base, isOnline, isForbiddenHere, isReachable} = circumstances;
  const {host} = new URL(url);
  const {origin} = new URL(base);
  if (!isOnline) {
    return toFailure(
      'You are offline',
      'The request was not sent. Connect to the network and send it again.',
      false,
    );
  }
  if (isExampleHost(url)) {
    return toFailure(
      `Nobody answers at ${host}`,
      `${host} is an example: the name is reserved for documentation, and no server runs there. Name the server of your installation.`,
    );
  }
  if (isMixedContent(url, base)) {
    return toFailure(
      'The browser did not send the request',
      `This page came over https, and ${host} is addressed over http: browsers refuse to mix the two. Use an https address.`,
    );
  }
  if (isForbiddenHere) {
    return toFailure(
      'This site does not allow the request',
      `The security policy of ${origin} does not let its pages send requests to ${host}.`,
    );
  }
  if (isReachable === true) {
    return toFailure(
      `${host} does not allow requests from this site`,
      `The server is there, but its answer may not be read by pages of ${origin} (CORS). It has to allow this origin, the method and the headers of the request. Whether it carried the request out is unknown.`,
    );
  }
  return toFailure(
    `Nobody answers at ${host}`,
    'There may be no server of that name, it may not be running, its certificate may be invalid, or something on the way holds the request back.',
  );
}

/** Milliseconds that a server is given to show that it is there. */
const PROBE_TIMEOUT = 3000;

/** Whether anything answers at a server: its root is asked, and nobody looks at the answer. */
export async function isServerReachable(url: string): Promise<boolean> {
  try {
    await fetch(new URL('/', url), {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT),
    });
    return true;
  } catch {
    return false;
  }
}
