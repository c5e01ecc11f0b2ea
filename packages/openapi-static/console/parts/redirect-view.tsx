import {type ReactNode, useEffect, useState} from 'react';

import {findRedirectTarget, type RedirectTarget} from '../redirect';
import type {PreparedRequest} from '../request';
import inputs from '../inputs.module.css';
import result from '../result.module.css';
import styles from '../styles.module.css';
import type {Props} from '../use-console';

interface RedirectProps extends Props {
  readonly request: PreparedRequest;
}

interface TargetProps extends RedirectProps {
  readonly target: RedirectTarget;
}

function toFinding(target: RedirectTarget, {server}: PreparedRequest): string {
  if (target.kind === 'hidden') {
    return 'This cannot be seen from here: this site may not read what is there, or the server redirects only what comes with credentials. Ask whoever runs the server for its address.';
  }
  return target.isSameOrigin
    ? `It leads to ${target.url}, on the same server.`
    : `It leads to ${target.url}, on another server. What you entered for ${new URL(server).origin} is not sent there.`;
}

/** Nothing is sent on before the reader says so; to another origin, only as a request of its own. */
function NextStep({target, request, controls}: TargetProps): ReactNode {
  const {changeServer, sending, toId} = controls;
  if (target.kind === 'hidden') return null;
  const {url, server, isSameOrigin} = target;
  // The button goes away with its use, and must not take the focus along.
  const focus = (field: string): void =>
    void setTimeout(() => document.getElementById(toId(field))?.focus());
  if (server !== undefined) {
    const use = (): void => {
      changeServer({template: undefined, other: server});
      sending.clear();
      focus('server');
    };
    return (
      <button type="button" className={inputs.button} onClick={use}>
        Choose {server} as the server
      </button>
    );
  }
  if (!isSameOrigin) return null;
  const resend = (): void => {
    void sending.start({...request, server: new URL(url).origin, address: url});
    focus('send');
  };
  return (
    <button type="button" className={inputs.button} onClick={resend}>
      Send the {request.method} there
    </button>
  );
}

/** Looks where the redirect leads, once the reader wants to know. */
function useTarget(request: PreparedRequest) {
  const [isWanted, setIsWanted] = useState(false);
  const [target, setTarget] = useState<RedirectTarget>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    void findRedirectTarget(request, signal).then((found) => signal.aborted || setTarget(found));
    return () => controller.abort();
  }, [isWanted, request]);
  return {target, isWanted, ask: () => setIsWanted(true)};
}

/** A redirect, which is not followed: it may lead to anybody. */
export default function RedirectView({request, controls}: RedirectProps): ReactNode {
  const {target, isWanted, ask} = useTarget(request);
  const {host, origin} = new URL(request.server);
  return (
    <div className={result.alert}>
      <p>
        {host} redirects the request to an address that the browser does not tell a page. It was not
        followed: what you entered went to {origin} alone.
      </p>
      <button type="button" className={inputs.button} aria-disabled={isWanted} onClick={ask}>
        See where it leads
      </button>
      <p className={styles.note}>
        This sends a GET to the same address and follows it, without credentials, headers or a body.
      </p>
      <p role="status">{target !== undefined && toFinding(target, request)}</p>
      {target !== undefined && <NextStep {...{target, request, controls}} />}
    </div>
  );
}
