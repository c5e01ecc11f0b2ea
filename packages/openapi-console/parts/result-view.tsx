import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';

import type {Failure} from '../failure';
import result from '../result.module.css';
import type {Props} from '../use-console';
import Button from './button';
import {formatCode} from './field';
import OutcomeLine from './outcome-line';
import ResponseView, {ArrivingView} from './response-view';

function FailureView({failure, controls}: Props & {readonly failure: Failure}): ReactNode {
  const {address, server, nameServer} = controls;
  const {explanation, causes = []} = failure;
  const start = 'url' in address ? address.url : server.other;
  return (
    <div className={result.alert}>
      <p>{explanation}</p>
      {causes.length > 0 && (
        <ul>
          {causes.map((cause) => (
            <li key={cause}>{formatCode(cause)}</li>
          ))}
        </ul>
      )}
      <Button onClick={() => nameServer(start)}>Enter another server</Button>
    </div>
  );
}

/** A button that moves the focus to the Send button if it disappears while it has the focus. */
function StopButton({onClick}: {readonly onClick: () => void}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const {current} = button;
    const sender = current?.closest('section')?.querySelector<HTMLElement>('[aria-keyshortcuts]');
    return () => {
      if (document.activeElement === current) sender?.focus();
    };
  }, []);
  return (
    <Button elementRef={button} onClick={onClick}>
      Stop
    </Button>
  );
}

export default function ResultView({controls}: Props): ReactNode {
  const {isFolded, toId, sending} = controls;
  const {outcome, isSending, stop} = sending;
  const {RedirectView} = controls.answerParts;
  const view = useRef<HTMLDivElement>(null);
  // Scrolls to the outcome, below the line of the folded request.
  const hasLines = outcome?.kind === 'receiving' && outcome.response.lines !== undefined;
  useEffect(() => {
    if (outcome?.kind === undefined) return;
    const line = isFolded ? document.getElementById(toId('request')) : null;
    (line ?? view.current)?.scrollIntoView();
    view.current?.querySelector('mark')?.scrollIntoView({block: 'nearest'});
    // oxlint-disable-next-line react/exhaustive-deps -- not when the reader unfolds the request
  }, [outcome?.kind, hasLines]);
  return (
    <div ref={view} className={result.view}>
      <div className={result.head}>
        <OutcomeLine outcome={outcome} />
        {isSending && <StopButton onClick={stop} />}
      </div>
      {outcome === undefined && <p>The response will appear here.</p>}
      {outcome?.kind === 'receiving' && <ArrivingView response={outcome.response} />}
      {outcome?.kind === 'answered' && (
        <ResponseView response={outcome.response} controls={controls} />
      )}
      {outcome?.kind === 'redirected' && RedirectView !== undefined && (
        <RedirectView request={outcome.request} controls={controls} />
      )}
      {outcome?.kind === 'failed' && <FailureView failure={outcome.failure} controls={controls} />}
    </div>
  );
}
