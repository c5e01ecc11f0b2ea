import {useEffect, useRef, useState} from 'react';

import type {PreparedRequest} from './request';
import {type Outcome, send} from './send';

/** Sends one request at a time, and has what became of the last; one under way ends with the component. */
export function useSending() {
  const [outcome, setOutcome] = useState<Outcome>();
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort(), []);

  /** Ends what is under way; nothing of it is shown any more. */
  function begin(first?: Outcome): AbortController {
    current.current.abort();
    current.current = new AbortController();
    setOutcome(first);
    return current.current;
  }

  async function start(
    request: PreparedRequest,
    fetchFrom?: (request: Request) => Promise<Response>,
  ): Promise<void> {
    const controller = begin({kind: 'sending'});
    const show = (now: Outcome): void => {
      if (controller === current.current) setOutcome(now);
    };
    show(await send(request, controller.signal, show, fetchFrom));
  }

  return {
    outcome,
    isSending: outcome?.kind === 'sending' || outcome?.kind === 'receiving',
    start,
    /** Ends the request; what has come of its answer stays. */
    stop: () => current.current.abort(),
    clear: () => void begin(),
  };
}
