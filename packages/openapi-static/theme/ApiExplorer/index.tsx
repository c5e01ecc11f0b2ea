import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';

import type {ConsoleModel} from '../../console/model';
import LoadState from 'static-pages/islands/LoadState';

interface ConsoleProps {
  readonly model: ConsoleModel;
  readonly onClose: () => void;
}

interface OpenConsole {
  readonly Console: ComponentType<ConsoleProps>;
  readonly model: ConsoleModel;
}

interface Props {
  /** The rendered page, which has a button marked `data-try` and a place for the console. */
  readonly page: HTMLElement;
  /** Name of the island: the API's id and the operation's. */
  readonly name: string;
}

async function fetchModel(address: string): Promise<ConsoleModel> {
  // The model says where credentials go: it comes from this site or not at all.
  const response = await fetch(address, {mode: 'same-origin', redirect: 'error'});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as ConsoleModel;
}

async function load(address: string): Promise<OpenConsole> {
  const [{default: Console}, model] = await Promise.all([
    import(/* webpackChunkName: "api-console" */ '../../console'),
    fetchModel(address),
  ]);
  return {Console, model};
}

/** The request console of an operation: nothing of it is loaded before the reader opens it. */
export default function ApiExplorer({page, name}: Props): ReactNode {
  const address = useBaseUrl(`/api-console/${name}.json`);
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<OpenConsole>();
  const [error, setError] = useState<unknown>();
  const place = page.querySelector('[data-console-place]');
  const isWanted = isOpen && loaded === undefined && error === undefined;

  useEffect(() => {
    const button = page.querySelector('[data-try]');
    const toggle = (): void => setIsOpen((before) => !before);
    button?.addEventListener('click', toggle);
    return () => button?.removeEventListener('click', toggle);
  }, [page]);

  useEffect(() => {
    page.querySelector('[data-try]')?.setAttribute('aria-expanded', String(isOpen));
  }, [page, isOpen]);

  useEffect(() => {
    if (isWanted) load(address).then(setLoaded).catch(setError);
  }, [isWanted, address]);

  if (!isOpen || place === null) return null;
  const content =
    loaded === undefined ? (
      <LoadState error={error} pastDelay retry={() => setError(undefined)} />
    ) : (
      <loaded.Console model={loaded.model} onClose={() => setIsOpen(false)} />
    );
  return createPortal(content, place);
}
