import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useLayoutEffect, useState} from 'react';
import {createPortal, flushSync} from 'react-dom';

import {findSandbox} from '@openapi-portal/openapi-console/sandbox';
import {LoadState} from '@openapi-portal/static-pages/client';
import {isConsoleOpen, setConsoleOpen, closeOnLeave, makeRoomForConsole} from './stay-open';

async function fetchModel(address: string): Promise<string> {
  // The model decides where credentials are sent, so it must come from this site.
  const response = await fetch(address, {mode: 'same-origin', redirect: 'error'});
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
  return response.text();
}

/** Query parameter that opens the console, with the name of a prepared request if any: `?try=user-not-found`. */
const TRY = 'try';

/** @param prepared name of the prepared request to fill in; null for none */
async function load(address: string, api: string, baseUrl: string, prepared: string | null) {
  const [{default: Console, fillInPreparedRequest, readModel}, text, sandbox] = await Promise.all([
    import(/* webpackChunkName: "on-demand-api-console" */ '@openapi-portal/openapi-console'),
    fetchModel(address),
    findSandbox(api, baseUrl).catch(() => 'missing' as const),
  ]);
  const model = readModel(text);
  if (sandbox === 'missing') return {Console, model, isSandboxMissing: true};
  if (prepared !== null && prepared !== '' && sandbox !== undefined)
    await fillInPreparedRequest(model, sandbox, prepared);
  return {Console, model, sandbox};
}

interface Props {
  /** The rendered page. It contains a button with `data-try` and an element with `data-console-place`. */
  readonly page: HTMLElement;
  /** Name of the island: the folder of the API's pages and the operation's id, such as `API/create-user`. */
  readonly name: string;
}

/** The request console of an operation. Its code is loaded when the reader opens it. */
export default function ApiExplorer({page, name}: Props): ReactNode {
  const address = useBaseUrl(`/api-console/${name}.json`);
  const baseUrl = useBaseUrl('/');
  const [api = ''] = name.split('/');
  const {search, pathname} = useLocation();
  const history = useHistory();
  const prepared = new URLSearchParams(search).get(TRY);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [error, setError] = useState<unknown>();
  const location = page.querySelector('[data-console-place]');
  const button = page.querySelector<HTMLElement>('[data-try]');
  const [isOpen, setIsOpen] = useState(
    () => button !== null && (prepared !== null || isConsoleOpen(pathname)),
  );
  const isWanted = isOpen && loaded === undefined && error === undefined;

  // The console stays open from one operation page to the next, and closes on any other page.
  useLayoutEffect(() => setConsoleOpen(pathname, isOpen), [pathname, isOpen]);
  useLayoutEffect(() => {
    if (!isOpen || loaded !== undefined) makeRoomForConsole(isOpen);
  }, [isOpen, loaded]);
  useLayoutEffect(() => () => closeOnLeave(window.location.pathname), []);

  // A layout effect: a click between the first paint and a later effect would be lost.
  useLayoutEffect(() => {
    const toggle = (): void => setIsOpen((before) => !before);
    button?.setAttribute('aria-expanded', String(isOpen));
    button?.firstChild?.replaceWith(isOpen ? 'Close' : 'Try it ');
    button?.addEventListener('click', toggle);
    return () => button?.removeEventListener('click', toggle);
  }, [button, isOpen]);

  useEffect(() => {
    if (isWanted) load(address, api, baseUrl, prepared).then(setLoaded).catch(setError);
  }, [isWanted, address, api, baseUrl, prepared]);

  function close(): void {
    // On narrow screens, the page behind the open sheet is inert, and the button could not receive the focus.
    flushSync(() => setIsOpen(false));
    button?.focus({preventScroll: true});
  }

  if (!isOpen || location === null) return null;
  if (loaded === undefined) {
    const state = (
      <LoadState
        what="The request console"
        error={error}
        pastDelay
        retry={() => setError(undefined)}
      />
    );
    return createPortal(<div className="api-console-state">{state}</div>, document.body);
  }
  return createPortal(
    <loaded.Console {...loaded} onClose={close} onFollow={(href) => history.push(href)} />,
    location,
  );
}
