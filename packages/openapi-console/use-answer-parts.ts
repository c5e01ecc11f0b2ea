import {useEffect, useState} from 'react';

type AnswerParts = typeof import('./answer-parts');

let parts: AnswerParts | undefined;

/** What is shown besides an answer. It is loaded once something was sent; without it, the answer is there all the same. */
async function load(): Promise<void> {
  parts ??= await import(/* webpackChunkName: "on-demand-api-samples" */ './answer-parts');
}

/** @param isNeeded whether something was sent */
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
