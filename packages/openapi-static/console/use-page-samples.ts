import {useEffect, useRef, useState} from 'react';

import type {SampleRequest} from '../samples/types';
import {type ConsoleForm, buildInitialForm} from './form';
import type {ConsoleModel} from './model';
import {tryToSampleRequest} from './sample';
import {fillVariables} from './server';

/** Milliseconds without a change after which the samples follow. */
const PAUSE = 250;

/** The request that the build made the page's samples of. */
function toServedRequest(model: ConsoleModel): SampleRequest | undefined {
  const [server] = model.servers;
  const address = server && fillVariables(server, {}).replace(/\/+$/, '');
  return tryToSampleRequest(model, buildInitialForm(model), address);
}

/**
 * Lets the code samples of the page show what was put in, as long as the console is open. What writes them is
 * loaded once something was changed.
 *
 * @param server address without a slash at its end, if there is one
 */
export function usePageSamples(model: ConsoleModel, form: ConsoleForm, server?: string): void {
  const [served] = useState(() => toServedRequest(model));
  const samples = useRef<ReturnType<typeof import('./page-samples').openPageSamples>>(undefined);
  const request = tryToSampleRequest(model, form, server);
  const key = JSON.stringify(request);

  useEffect(() => {
    if (request === undefined || served === undefined) return;
    const isChanged = key !== JSON.stringify(served);
    const timer = setTimeout(() => void follow(), isChanged ? PAUSE : 0);
    let isOver = false;
    async function follow(): Promise<void> {
      if (!isChanged) return samples.current?.restore();
      const {openPageSamples} = await import(
        /* webpackChunkName: "on-demand-api-samples" */ './page-samples'
      );
      if (isOver || served === undefined || request === undefined) return;
      samples.current ??= openPageSamples(served);
      samples.current.show(request);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // The key stands for the request, which is another object each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, served]);

  useEffect(() => () => samples.current?.restore(), []);
}
