import {isExampleHost, isMixedContent} from './server';

/** Why no answer came, as far as a page can tell. */
export interface Failure {
  readonly title: string;
  readonly explanation: string;
}

/** What is known when a request fails. */
export interface Circumstances {
  readonly url: string;
  /** Address of this page. */
  readonly base: string;
  readonly isOnline: boolean;
  /** Whether the browser reported that this site's security policy forbids the request. */
  readonly isForbiddenHere: boolean;
  /** Whether an answer had begun. */
  readonly hasAnswered: boolean;
}

const toFailure = (title: string, explanation: string): Failure => ({title, explanation});

export const IMPOSSIBLE_REQUEST = toFailure(
  'The browser cannot make this request',
  'Browsers refuse its address, its method or one of its headers. It was not sent.',
);

/** Why a browser fails a request to another site: it gives pages one and the same error for all of it. */
const toUnknown = (host: string, origin: string): Failure =>
  toFailure(
    'The browser does not tell a page why',
    `Either nobody answers at ${host}: the name may be wrong, the server may not run, its certificate may be invalid, or something on the way holds the request back. Or the server answers and does not let pages of ${origin} read it (CORS): it has to allow this origin, the method and the headers of the request. It may then have carried the request out. The developer tools of the browser show which it is.`,
  );

/** The plain words for a request that no answer came to, from what is known without another request. */
export function explainFailure(circumstances: Circumstances): Failure {
  const {url, base, isOnline, isForbiddenHere, hasAnswered} = circumstances;
  const {host} = new URL(url);
  const {origin} = new URL(base);
  if (hasAnswered) {
    return toFailure(
      'The answer broke off',
      `${host} answered, but the connection ended before its answer was whole.`,
    );
  }
  if (!isOnline) {
    return toFailure(
      'You are offline',
      'The request was not sent. Connect to the network and send it again.',
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
  if (new URL(url).origin !== origin) return toUnknown(host, origin);
  return toFailure(
    `Nobody answers at ${host}`,
    'The server may not run, its certificate may be invalid, it may redirect to a server that this site may not read, or something on the way holds the request back.',
  );
}
