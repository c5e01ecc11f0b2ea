import {useEffect, useRef, useState} from 'react';

import type {PreparedRequest} from '@openapi-portal/openapi-requests';
import {type Outcome, send} from './send';
import {recallOutcome, rememberOutcome} from './visit';

/** What else is to know of a request that is sent. */
interface Sending {
  /** Answers in the network's place. */
  readonly fetchFrom?: ((request: Request) => Promise<Response>) | undefined;
  /** Told of what became of it, before the reader is. */
  readonly note?: (outcome: Outcome) => void;
}

/**
 * Sends one request at a time, and has what became of the last; one under way ends with the component.
 *
 * @param operation whose last outcome is there again when the reader comes back
 */
export function useSending(operation: string) {
  const [outcome, setOutcome] = useState(() => recallOutcome(operation));
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort(), []);

  /** Ends what is under way; nothing of it is shown any more. */
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

  /** Shows what became of a request before; nothing where none was sent. */
  function show(shown?: Outcome): void {
    begin(shown);
    rememberOutcome(operation, shown);
  }

  return {
    outcome,
    isSending: outcome?.kind === 'sending' || outcome?.kind === 'receiving',
    start,
    /** Ends the request; what has come of its answer stays. */
    stop: () => current.current.abort(),
    show,
    clear: () => show(),
  };
}
