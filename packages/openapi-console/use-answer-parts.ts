import {useEffect, useState} from 'react';

export type AnswerParts = typeof import('./answer-parts');

let parts: AnswerParts | undefined;

/** Loads the components that explain a response. It is shown without waiting for them. */
async function load(): Promise<void> {
  parts ??= await import(/* webpackChunkName: "on-demand-api-samples" */ './answer-parts');
}

/** @param isNeeded true once the reader has tried to send a request */
export function useAnswerParts(isNeeded: boolean): Partial<AnswerParts> {
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
