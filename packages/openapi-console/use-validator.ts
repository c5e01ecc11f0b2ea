import {useEffect, useState} from 'react';

import type {StartValidation} from '@openapi-portal/schema-validation';

const FINDS_NOTHING: StartValidation = () => () => [];

let startValidation: StartValidation | undefined;

/** Where the validator cannot be loaded, the server judges. */
async function load(): Promise<void> {
  startValidation ??= await import(
    /* webpackChunkName: "on-demand-api-samples" */ '@openapi-portal/schema-validation'
  ).then(
    (module) => module.startValidation,
    () => FINDS_NOTHING,
  );
}

/**
 * What finds mistakes by the schemas of a contract. It weighs as much as half of the console, and what the console
 * begins with is right: it is loaded once something was put in.
 *
 * @param isNeeded whether something was put in
 */
export function useValidator(isNeeded: boolean) {
  const [, setIsLoaded] = useState(startValidation !== undefined);
  useEffect(() => {
    if (isNeeded) void load().then(() => setIsLoaded(true));
  }, [isNeeded]);
  return {
    startValidation: startValidation ?? FINDS_NOTHING,
    /** Whether to wait for it before anything is sent. */
    isAwaited: isNeeded && startValidation === undefined,
    load,
  };
}
