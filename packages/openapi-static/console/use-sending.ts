import {useEffect, useRef, useState} from 'react';

import type {PreparedRequest} from './request';
import {type Outcome, send} from './send';

/** Sends one request at a time, and has what became of the last; one under way ends with the component. */
export function useSending() {
  const [outcome, setOutcome] = useState<Outcome>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const cancel = (): void => controller.current?.abort();

  function clear(): void {
    cancel();
    controller.current = undefined;
    setOutcome(undefined);
  }

  async function start(request: PreparedRequest): Promise<void> {
    cancel();
    const current = new AbortController();
    controller.current = current;
    setOutcome({kind: 'sending'});
    const result = await send(request, current.signal);
    if (controller.current === current) setOutcome(result);
  }

  return {outcome, isSending: outcome?.kind === 'sending', start, cancel, clear};
}
