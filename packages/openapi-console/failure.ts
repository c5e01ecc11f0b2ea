import {formatDuration} from './format';
import {isExampleHost, isLoopback, isMixedContent} from '@openapi-portal/openapi-model/inputs';

/** The reason why no response arrived, as far as a page can tell. */
export interface Failure {
  readonly title: string;
  readonly explanation: string;
  /** Possible causes, the most likely first, if the browser reports the same error for all of them. */
  readonly causes?: readonly string[];
}

export interface Circumstances {
  readonly url: string;
  /** URL of this page. */
  readonly base: string;
  readonly method: string;
  /** Names of the request headers. */
  readonly headers: readonly string[];
  /** Milliseconds until the request failed. */
  readonly duration: number;
  readonly isOnline: boolean;
  /** True if the browser reported that this site's Content-Security-Policy blocked the request. */
  readonly isForbiddenHere: boolean;
  /** True if this page has read a response from this server before. */
  readonly hasAnsweredBefore: boolean;
}

export const IMPOSSIBLE_REQUEST: Failure = {
  title: 'The browser cannot make this request',
  explanation: 'Browsers refuse its address, its method or one of its headers. It was not sent.',
};

/** Lists the causes, except CORS, for which browsers report the same error. */
function listObstacles({url, base, hasAnsweredBefore}: Circumstances): string[] {
  const {host, hostname, protocol} = new URL(url);
  const isLocal = isLoopback(hostname);
  return [
    hasAnsweredBefore
      ? `${host} answered before: it may have stopped, or ended the connection.`
      : `No server runs at ${host}, or it ends the connection.`,
    ...(isLocal || hasAnsweredBefore ? [] : [`No server has the name ${hostname}.`]),
    ...(protocol === 'https:' && !hasAnsweredBefore ? ['Its certificate is not valid.'] : []),
    isLocal && !isLoopback(new URL(base).hostname)
      ? 'The browser asks whether this page may reach your own machine, and was told no.'
      : 'A firewall, a proxy or an extension of the browser holds the request back.',
  ];
}

/**
 * Explains which CORS headers the server must send so that this page can read its responses (Fetch standard, CORS
 * protocol).
 */
function explainCors({base, method, headers, hasAnsweredBefore}: Circumstances): string {
  const simple = /^(GET|HEAD|POST)$/.test(method);
  const named = headers.filter((name) => !/^(accept|accept-language)$/i.test(name));
  const needed = [
    `\`Access-Control-Allow-Origin: ${new URL(base).origin}\``,
    ...(simple ? [] : [`\`Access-Control-Allow-Methods: ${method}\``]),
    ...(named.length === 0
      ? []
      : [`\`Access-Control-Allow-Headers: ${named.join(', ').toLowerCase()}\``]),
  ];
  const what = hasAnsweredBefore ? 'this request' : 'pages of this site';
  return `The server answers, but does not let ${what} read the answer (CORS). It has to send ${needed.join(' and ')}, and may have carried the request out.`;
}

/**
 * Explains a request that failed for an unknown reason: browsers report most network errors to a page as the same
 * error.
 */
function toUnknown(circumstances: Circumstances): Failure {
  const {url, base, duration} = circumstances;
  const {origin} = new URL(url);
  const isHere = origin === new URL(base).origin;
  const hasAnsweredBefore = circumstances.hasAnsweredBefore || isHere;
  return {
    title: 'The browser does not tell a page why',
    explanation: `The request failed after ${formatDuration(duration)}, without an answer that this page may read. The developer tools of the browser show why; it can be:`,
    causes: [
      ...listObstacles({...circumstances, hasAnsweredBefore}),
      isHere
        ? 'The server redirects to another that this site may not read.'
        : explainCors(circumstances),
    ],
  };
}

/** Explains why a request got no response, without sending another request to find out. */
export function explainFailure(circumstances: Circumstances): Failure {
  const {url, base, isOnline, isForbiddenHere} = circumstances;
  const {host, hostname} = new URL(url);
  const {origin} = new URL(base);
  // A server on the reader's own machine needs no network.
  if (!isOnline && !isLoopback(hostname)) {
    return {
      title: 'You are offline',
      explanation: 'The request was not sent. Connect to the network and send it again.',
    };
  }
  if (isExampleHost(url)) {
    return {
      title: `No server answers at ${host}`,
      explanation: `${host} is an example: the name is reserved for documentation, and no server runs there. Name the server of your installation.`,
    };
  }
  if (isMixedContent(url, base)) {
    return {
      title: 'The browser did not send the request',
      explanation: `This page came over https, and ${host} is addressed over http: browsers refuse to mix the two. Use an https address.`,
    };
  }
  if (isForbiddenHere) {
    return {
      title: 'This site does not allow the request',
      explanation: isLoopback(hostname)
        ? 'Load this page anew and send it again: you came by way of a page whose security policy allows no request to your own machine.'
        : `The security policy of ${origin} does not let its pages send requests to ${host}.`,
    };
  }
  return toUnknown(circumstances);
}
