import {useEffect, useRef, useState} from 'react';

import {
  type ConsoleForm,
  buildInitialForm,
  buildInitialServer,
} from '@openapi-portal/openapi-requests';
import {type ConsoleModel, toChosenAddress} from '@openapi-portal/openapi-model/inputs';
import {withoutSecrets} from '@openapi-portal/openapi-requests';

/** Milliseconds without a change after which the samples follow. */
const PAUSE = 250;

/** Loads the code that writes samples, on the first input or when a sample is copied. */
const load = () => import(/* webpackChunkName: "on-demand-api-samples" */ './page-samples');

/** Writes the input as a curl command, with secrets in environment variables. */
export const makeCurl = (model: ConsoleModel, form: ConsoleForm, server: string): Promise<string> =>
  load().then(({writeCurl}) => writeCurl({model, form, server}));

/** A key that changes when the samples must. */
const toKey = ({ownBodies: _own, file, ...form}: ConsoleForm, server: string): string =>
  JSON.stringify([form, file?.name, server]);

function toFirstKey(model: ConsoleModel): string {
  const address = toChosenAddress(buildInitialServer(model), model.servers, document.baseURI);
  return toKey(withoutSecrets(model, buildInitialForm(model)), 'url' in address ? address.url : '');
}

/**
 * Lets the code samples of the page show what was put in, as long as the console is open.
 *
 * @param server address without a slash at its end
 * @returns whether something was put in
 */
export function usePageSamples(model: ConsoleModel, form: ConsoleForm, server: string): boolean {
  const [firstKey] = useState(() => toFirstKey(model));
  const samples = useRef<Awaited<ReturnType<typeof openSamples>>>(undefined);
  const key = toKey(form, server);

  async function openSamples() {
    const {openPageSamples} = await load();
    return openPageSamples(model);
  }

  useEffect(() => {
    let isOver = false;
    async function follow(): Promise<void> {
      if (key === firstKey) return samples.current?.restore();
      const opened = samples.current ?? (await openSamples());
      if (isOver) return;
      samples.current = opened;
      try {
        opened.show({model, form, server});
      } catch {
        // A value is not valid JSON yet; its field shows the error.
      }
    }
    // If the code cannot be loaded, the samples of the HTML stay.
    const timer = setTimeout(() => void follow().catch(() => undefined), PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the form, another object each time
  }, [key, firstKey]);

  useEffect(() => () => samples.current?.restore(), []);
  return key !== firstKey;
}
