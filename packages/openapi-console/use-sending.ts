import {useEffect, useRef, useState} from 'react';

import type {PreparedRequest} from '@openapi-portal/openapi-requests';
import {type Outcome, send} from './send';
import {recallOutcome, rememberOutcome} from './visit';

export interface Sending {
  /** Replaces `fetch`, for the sandbox. */
  readonly fetchFrom?: ((request: Request) => Promise<Response>) | undefined;
  /** Called with the outcome before it is shown. */
  readonly note?: (outcome: Outcome) => void;
}

export function useSending(operation: string) {
  const [outcome, setOutcome] = useState(() => recallOutcome(operation));
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort(), []);

  /** Aborts the running request and ignores its outcome from now on. */
  function begin(first?: Outcome): AbortController {
    current.current.abort();
    current.current = new AbortController();
    setOutcome(first);
    return current.current;
  }

  async function start(request: PreparedRequest, {fetchFrom, note}: Sending = {}): Promise<void> {
    const controller = begin({kind: 'sending'});
    const show = (now: Outcome): void => {
      if (controller === current.current) setOutcome(now);
    };
    const last = await send(request, controller.signal, show, fetchFrom);
    note?.(last);
    if (controller === current.current) rememberOutcome(operation, last);
    show(last);
  }

  function show(shown?: Outcome): void {
    begin(shown);
    rememberOutcome(operation, shown);
  }

  return {
    outcome,
    isSending: outcome?.kind === 'sending' || outcome?.kind === 'receiving',
    start,
    /** Stops the request. The part of the response that has arrived stays visible. */
    stop: () => current.current.abort(),
    show,
    clear: () => show(),
  };
}
