import {useState} from 'react';

import type {Issue} from '@openapi-portal/openapi-requests';

/** What a reader has left or wanted to send: how often since the last reset, and whether it was held back. */
const UNSEEN = {attempts: 0, isHeld: false, touched: new Set<string>()};

/** Which of the issues the reader sees, and whether they hold back a request. */
export function useIssues(issues: readonly Issue[]) {
  const [seen, setSeen] = useState(UNSEEN);
  const {attempts, isHeld, touched} = seen;
  /** Counts an attempt to send, and answers whether the issues hold it back. */
  function holdBack(isAnyway: boolean): boolean {
    const hasObjection = issues.some(({isBlocking}) => isBlocking || !isAnyway);
    setSeen((now) => ({...now, attempts: now.attempts + 1, isHeld: hasObjection}));
    return hasObjection;
  }

  return {
    issues,
    attempts,
    isHeld,
    /** The issues of a field that the reader has left, or that has been sent. */
    findShownIssues: (field: string): readonly Issue[] =>
      attempts > 0 || touched.has(field) ? issues.filter((issue) => issue.field === field) : [],
    touch: (field: string): void =>
      setSeen((now) => ({...now, touched: new Set(now.touched).add(field)})),
    holdBack,
    forgetAttempts: (): void => setSeen(UNSEEN),
  };
}
