import {useState} from 'react';

import type {Issue} from '@openapi-portal/openapi-requests';

/** The state after a reset: no field has lost focus, and the reader has not tried to send. */
const UNSEEN = {attempts: 0, isHeld: false, touched: new Set<string>()};

export function useIssues(issues: readonly Issue[]) {
  const [seen, setSeen] = useState(UNSEEN);
  const {attempts, isHeld, touched} = seen;
  function holdBack(isAnyway: boolean): boolean {
    const hasObjection = issues.some(({isBlocking}) => isBlocking || !isAnyway);
    setSeen((now) => ({...now, attempts: now.attempts + 1, isHeld: hasObjection}));
    return hasObjection;
  }

  return {
    issues,
    attempts,
    isHeld,
    /** Lists the issues of a field after it has lost focus or the reader has tried to send. */
    findShownIssues: (field: string): readonly Issue[] =>
      attempts > 0 || touched.has(field) ? issues.filter((issue) => issue.field === field) : [],
    touch: (field: string): void =>
      setSeen((now) => ({...now, touched: new Set(now.touched).add(field)})),
    holdBack,
    forgetAttempts: (): void => setSeen(UNSEEN),
  };
}
