import {useEffect, useState} from 'react';

import type {ValidateValue} from './validate-value';

const FINDS_NOTHING: ValidateValue = () => [];

let validate: ValidateValue | undefined;

/** Where the validator cannot be loaded, the server judges. */
async function load(): Promise<void> {
  validate ??= await import(
    /* webpackChunkName: "on-demand-api-samples" */ './validate-value'
  ).then(
    ({validateValue}) => validateValue,
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
  const [, setIsLoaded] = useState(validate !== undefined);
  useEffect(() => {
    if (isNeeded) void load().then(() => setIsLoaded(true));
  }, [isNeeded]);
  return {
    validate: validate ?? FINDS_NOTHING,
    /** Whether to wait for it before anything is sent. */
    isAwaited: isNeeded && validate === undefined,
    load,
  };
}
