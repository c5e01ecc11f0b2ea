import {formatDuration} from './format';
import {isExampleHost, isLoopback, isMixedContent} from '@openapi-portal/openapi-model/inputs';
import {type Failure, OFFLINE} from './failure';

export interface FailedRequest {
  readonly url: string;
  readonly base: string;
  readonly method: string;
  readonly headers: readonly string[];
  /** Milliseconds until the request failed. */
  readonly duration: number;
  readonly isOnline: boolean;
  /** True if the browser reported that this site's Content-Security-Policy blocked the request. */
  readonly isForbiddenHere: boolean;
  /** True if this page has read a response from this server before. */
  readonly hasAnsweredBefore: boolean;
}

function listObstacles({url, base, hasAnsweredBefore}: FailedRequest): string[] {
  const {host, hostname, protocol} = new URL(url);
  const isLocal = isLoopback(hostname);
  return [
    hasAnsweredBefore
      ? `${host} has responded before. It may have stopped or closed the connection.`
      : `No server runs at ${host}, or the server closes the connection.`,
    ...(isLocal || hasAnsweredBefore ? [] : [`The host name ${hostname} does not exist.`]),
    ...(protocol === 'https:' && !hasAnsweredBefore
      ? ['The certificate of the server is not valid.']
      : []),
    isLocal && !isLoopback(new URL(base).hostname)
      ? 'The browser asked whether this page may connect to your own machine, and you or a policy refused.'
      : 'A firewall, a proxy or a browser extension blocks the request.',
  ];
}

function explainCors({base, method, headers, hasAnsweredBefore}: FailedRequest): string {
  const simple = /^(GET|HEAD|POST)$/.test(method);
  const named = headers.filter((name) => !/^(accept|accept-language)$/i.test(name));
  const needed = [
    `\`Access-Control-Allow-Origin: ${new URL(base).origin}\``,
    ...(simple ? [] : [`\`Access-Control-Allow-Methods: ${method}\``]),
    ...(named.length === 0
      ? []
      : [`\`Access-Control-Allow-Headers: ${named.join(', ').toLowerCase()}\``]),
  ];
  const what = hasAnsweredBefore ? 'this request' : 'requests from this site';
  return `The server responds, but does not allow ${what} (CORS). It must send ${needed.join(' and ')}. It may have processed the request.`;
}

/** Explains a request that failed for an unknown reason: browsers report most network errors alike. */
function toUnknown(circumstances: FailedRequest): Failure {
  const {url, base, duration} = circumstances;
  const {origin} = new URL(url);
  const isHere = origin === new URL(base).origin;
  const hasAnsweredBefore = circumstances.hasAnsweredBefore || isHere;
  return {
    title: 'The browser does not tell this page why',
    explanation: `The request failed after ${formatDuration(duration)}, without a response that this page can read. The developer tools of the browser show the cause. Possible causes:`,
    causes: [
      ...listObstacles({...circumstances, hasAnsweredBefore}),
      isHere
        ? 'The server redirects to another server, whose responses this site cannot read.'
        : explainCors(circumstances),
    ],
  };
}

/** Explains why a request got no response, without sending another request to find out. */
export function explainFailure(circumstances: FailedRequest): Failure {
  const {url, base, isOnline, isForbiddenHere} = circumstances;
  const {host, hostname} = new URL(url);
  const {origin} = new URL(base);
  // A server on the reader's own machine needs no network.
  if (!isOnline && !isLoopback(hostname)) return OFFLINE;
  if (isExampleHost(url)) {
    return {
      title: `No server responds at ${host}`,
      explanation: `${host} is an example: the name is reserved for documentation, and no server runs there. Enter the URL of your server.`,
    };
  }
  if (isMixedContent(url, base)) {
    return {
      title: 'The browser did not send the request',
      explanation: `This page uses https, but the URL of ${host} uses http. Browsers block such requests. Use an https URL.`,
    };
  }
  if (isForbiddenHere) {
    return {
      title: 'This site does not allow the request',
      explanation: isLoopback(hostname)
        ? 'Reload this page and send the request again. You opened it from a page whose security policy blocks requests to your own machine.'
        : `The security policy of ${origin} does not allow its pages to send requests to ${host}.`,
    };
  }
  return toUnknown(circumstances);
}
