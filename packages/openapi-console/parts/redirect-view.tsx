import {type ReactNode, useState} from 'react';

import type {PreparedRequest} from '@openapi-portal/openapi-requests';
import result from '../result.module.css';
import {send} from '../send';
import styles from '../styles.module.css';
import type {Props} from '../use-console';
import Button from './button';

interface RedirectProps extends Props {
  readonly request: PreparedRequest;
}

interface TargetProps extends RedirectProps {
  /** Target of the redirect; undefined if the page cannot see it. */
  readonly url: string | undefined;
}

/**
 * Finds the target of a redirect by following it, with a `GET` that has no credentials, headers or body. A browser
 * hides the target of a redirect that is not followed (Fetch standard, "opaque-redirect filtered response").
 *
 * @returns undefined if this page may not read the target, or if the server redirects differently without credentials
 */
async function findTarget({server, address}: PreparedRequest): Promise<string | undefined> {
  const bare = {server, address, keys: [], method: 'GET', headers: []};
  const outcome = await send(bare, new AbortController().signal, () => undefined);
  return outcome.kind === 'answered' ? outcome.response.redirectedTo : undefined;
}

/** Returns the server URL in the target of a redirect: the URL without the path of the request. */
function findServer(url: string, {server, address}: PreparedRequest): string | undefined {
  const path = new URL(address).href.slice(server.length);
  return url.endsWith(path) ? url.slice(0, -path.length) : undefined;
}

const isOnServer = (url: string, {server}: PreparedRequest): boolean =>
  new URL(url).origin === new URL(server).origin;

function explainTarget({url, request}: TargetProps): string {
  if (url === undefined) {
    return 'The target cannot be found from here. Either this site cannot read its response, or the server only redirects requests with credentials. Ask the operator of the server for its URL.';
  }
  return isOnServer(url, request)
    ? `It redirects to ${url}, on the same server.`
    : `It redirects to ${url}, on another server. The values for ${new URL(request.server).origin} are not sent there.`;
}

/** Offers to choose the target's server, or to send the request to the target if it is on the same server. */
function NextStep({url, request, controls}: TargetProps): ReactNode {
  const {nameServer, sending, focus} = controls;
  const server = url === undefined ? undefined : findServer(url, request);
  if (server !== undefined) {
    const use = (): void => {
      sending.clear();
      nameServer(server);
    };
    return <Button onClick={use}>Choose {server} as the server</Button>;
  }
  if (url === undefined || !isOnServer(url, request)) return null;
  const resend = (): void => {
    void sending.start({...request, server: new URL(url).origin, address: url});
    focus('send');
  };
  return <Button onClick={resend}>Send the {request.method} there</Button>;
}

/** Shows a redirect. It is not followed, because its target may be any server. */
export default function RedirectView(props: RedirectProps): ReactNode {
  const [found, setFound] = useState<Pick<TargetProps, 'url'>>();
  const {request} = props;
  const {host, origin} = new URL(request.server);
  return (
    <div className={result.alert}>
      <p>
        {host} redirects the request, but the browser does not tell this page where. The redirect
        was not followed. Your values were only sent to {origin}.
      </p>
      <Button onClick={() => void findTarget(request).then((url) => setFound({url}))}>
        See where it leads
      </Button>
      <p className={styles.note}>
        This sends a GET request to the same URL and follows the redirect, without credentials,
        headers or a body.
      </p>
      <p role="status">{found !== undefined && explainTarget({...props, ...found})}</p>
      {found !== undefined && <NextStep {...props} {...found} />}
    </div>
  );
}
