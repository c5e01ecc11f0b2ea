import {useEffect, useState} from 'react';

import type {StartValidation} from '@openapi-portal/schema-validation';

const FINDS_NOTHING: StartValidation = () => () => [];

let startValidation: StartValidation | undefined;

/** Loads the validator. If that fails, requests are sent without validation. */
async function load(): Promise<void> {
  startValidation ??= await import(
    /* webpackChunkName: "on-demand-api-samples" */ '@openapi-portal/schema-validation'
  ).then(
    (module) => module.startValidation,
    () => FINDS_NOTHING,
  );
}

/** Loads the schema validator, which is half as large as the console, once the input has changed. */
export function useValidator(isNeeded: boolean) {
  const [, setIsLoaded] = useState(startValidation !== undefined);
  useEffect(() => {
    if (isNeeded) void load().then(() => setIsLoaded(true));
  }, [isNeeded]);
  return {
    startValidation: startValidation ?? FINDS_NOTHING,
    /** True if a request must wait until the validator has loaded. */
    isAwaited: isNeeded && startValidation === undefined,
    load,
  };
}
