import {type ReactNode, useState} from 'react';

import {findRedirectTarget, type RedirectTarget} from '../redirect';
import type {PreparedRequest} from '../request';
import result from '../result.module.css';
import styles from '../styles.module.css';
import type {Props} from '../use-console';
import Button from './button';

interface RedirectProps extends Props {
  readonly request: PreparedRequest;
}

interface TargetProps extends RedirectProps {
  /** Nothing where it cannot be seen. */
  readonly target: RedirectTarget | undefined;
}

function explainTarget(target: RedirectTarget | undefined, {server}: PreparedRequest): string {
  if (target === undefined) {
    return 'This cannot be seen from here: this site may not read what is there, or the server redirects only what comes with credentials. Ask whoever runs the server for its address.';
  }
  return target.isSameOrigin
    ? `It leads to ${target.url}, on the same server.`
    : `It leads to ${target.url}, on another server. What you entered for ${new URL(server).origin} is not sent there.`;
}

/** Nothing is sent on before the reader says so; to another origin, only as a request of its own. */
function NextStep({target, request, controls}: TargetProps): ReactNode {
  const {changeServer, sending, focus} = controls;
  const {url, server, isSameOrigin} = target ?? {};
  if (server !== undefined) {
    const use = (): void => {
      changeServer({template: undefined, other: server});
      sending.clear();
      focus('server');
    };
    return <Button onClick={use}>Choose {server} as the server</Button>;
  }
  if (url === undefined || isSameOrigin !== true) return null;
  const resend = (): void => {
    void sending.start({...request, server: new URL(url).origin, address: url});
    focus('send');
  };
  return <Button onClick={resend}>Send the {request.method} there</Button>;
}

/** A redirect, which is not followed: it may lead to anybody. */
export default function RedirectView({request, controls}: RedirectProps): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const [found, setFound] = useState<Pick<TargetProps, 'target'>>();
  const {host, origin} = new URL(request.server);
  async function ask(): Promise<void> {
    if (isAsked) return;
    setIsAsked(true);
    setFound({target: await findRedirectTarget(request)});
  }
  return (
    <div className={result.alert}>
      <p>
        {host} redirects the request to an address that the browser does not tell a page. It was not
        followed: what you entered went to {origin} alone.
      </p>
      <Button aria-disabled={isAsked} onClick={() => void ask()}>
        See where it leads
      </Button>
      <p className={styles.note}>
        This sends a GET to the same address and follows it, without credentials, headers or a body.
      </p>
      <p role="status">{found !== undefined && explainTarget(found.target, request)}</p>
      {found !== undefined && <NextStep {...{...found, request, controls}} />}
    </div>
  );
}
