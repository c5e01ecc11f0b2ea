import {useEffect, useRef, useState} from 'react';

import type {PreparedRequest} from './request';
import {type Outcome, send} from './send';

/** Sends one request at a time, and has what became of the last; one under way ends with the component. */
export function useSending() {
  const [outcome, setOutcome] = useState<Outcome>();
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);

  function end(now?: Outcome): void {
    controller.current.abort();
    setOutcome(now);
  }

  async function start(request: PreparedRequest): Promise<void> {
    end({kind: 'sending'});
    controller.current = new AbortController();
    const {signal} = controller.current;
    const result = await send(request, signal);
    if (!signal.aborted) setOutcome(result);
  }

  return {
    outcome,
    isSending: outcome?.kind === 'sending',
    start,
    cancel: () => end({kind: 'cancelled'}),
    clear: () => end(),
  };
}
