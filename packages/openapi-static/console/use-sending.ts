import {useEffect, useRef, useState} from 'react';

import type {PreparedRequest} from './request';
import {type Outcome, send} from './send';

export interface Sending {
  readonly isSending: boolean;
  /** What became of the last request; nothing before the first. */
  readonly outcome: Outcome | undefined;
  readonly start: (request: PreparedRequest) => void;
  readonly cancel: () => void;
  /** Ends a request under way, and forgets what became of the last. */
  readonly clear: () => void;
}

/** Sends one request at a time; a request under way ends with the component. */
export function useSending(): Sending {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(request: PreparedRequest, current: AbortController): Promise<void> {
    const result = await send(request, current.signal);
    if (controller.current !== current) return;
    setOutcome(result);
    setIsSending(false);
  }

  return {
    isSending,
    outcome,
    start(request) {
      controller.current?.abort();
      controller.current = new AbortController();
      setIsSending(true);
      setOutcome(undefined);
      void run(request, controller.current);
    },
    cancel: () => controller.current?.abort(),
    clear() {
      controller.current?.abort();
      controller.current = undefined;
      setIsSending(false);
      setOutcome(undefined);
    },
  };
}
