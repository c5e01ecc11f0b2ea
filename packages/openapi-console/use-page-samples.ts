import {useEffect, useState} from 'react';

import {
  buildInitialForm,
  buildInitialServer,
  type ConsoleForm,
  withoutSecrets,
} from '@openapi-portal/openapi-requests';
import {type ConsoleModel, toChosenAddress} from '@openapi-portal/openapi-model/inputs';

/** Milliseconds between the last change and the update of the samples. */
const PAUSE = 250;

const load = () => import(/* webpackChunkName: "on-demand-api-samples" */ './page-samples');

/** Writes the input as a curl command, with secrets in environment variables. */
export const makeCurl = (model: ConsoleModel, form: ConsoleForm, server: string): Promise<string> =>
  load().then(({writeCurl}) => writeCurl({model, form, server}));

const toKey = ({ownBodies: _own, file, ...form}: ConsoleForm, server: string): string =>
  JSON.stringify([form, file?.name, server]);

function toFirstKey(model: ConsoleModel): string {
  const address = toChosenAddress(buildInitialServer(model), model.servers, document.baseURI);
  return toKey(withoutSecrets(model, buildInitialForm(model)), 'url' in address ? address.url : '');
}

/** The samples that show a reader's input, by their element in the page. They outlive the console. */
const opened = new WeakMap<Element, Awaited<ReturnType<typeof openSamples>>>();

const openSamples = async (model: ConsoleModel) => (await load()).openPageSamples(model);

/** Shows the reader's input in the samples of the page. Returns true if the initial input has changed. */
export function usePageSamples(model: ConsoleModel, form: ConsoleForm, server: string): boolean {
  const [firstKey] = useState(() => toFirstKey(model));
  const key = toKey(form, server);

  useEffect(() => {
    let isOver = false;
    async function follow(): Promise<void> {
      const place = document.querySelector('.api-samples') ?? document.body;
      if (key === firstKey) return opened.get(place)?.restore();
      const samples = opened.get(place) ?? (await openSamples(model));
      if (isOver) return;
      opened.set(place, samples);
      try {
        samples.show({model, form, server});
      } catch {
        // A value is not valid JSON yet; its field shows the error.
      }
    }
    // If loading fails, the original samples stay.
    const timer = setTimeout(() => void follow().catch(() => undefined), PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for `form`, a new object on each render
  }, [key, firstKey]);

  return key !== firstKey;
}
