import {useEffect, useState} from 'react';

export type ResponseParts = typeof import('./answer-parts');

let parts: ResponseParts | undefined;

/** Loads the components that explain a response. It is shown without waiting for them. */
async function load(): Promise<void> {
  parts ??= await import(/* webpackChunkName: "on-demand-api-samples" */ './answer-parts');
}

/** @param isNeeded true once the reader has tried to send a request */
export function useResponseParts(isNeeded: boolean): Partial<ResponseParts> {
  const [, setIsLoaded] = useState(parts !== undefined);
  useEffect(() => {
    if (isNeeded)
      load().then(
        () => setIsLoaded(true),
        () => undefined,
      );
  }, [isNeeded]);
  return parts ?? {};
}
