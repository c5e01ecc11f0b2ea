import {type ReactNode, useEffect, useRef} from 'react';

import type {Failure} from '../failure';
import {formatDuration, formatSize} from '../format';
import result from '../result.module.css';
import type {ArrivingResponse} from '../response';
import type {Outcome} from '../send';
import styles from '../styles.module.css';
import type {Props} from '../use-console';
import Button from './button';
import {formatCode} from './field';
import ResponseView, {ArrivingView} from './response-view';

const ENDS = {whole: '', stopped: 'stopped after ', broken: 'interrupted after '} as const;

const formatStatus = ({status, statusText}: ArrivingResponse): string =>
  `${status} ${statusText}`.trim();

/** Formats the outcome in one line, which screen readers announce. */
function formatOutcome(outcome: Outcome | undefined): string {
  switch (outcome?.kind) {
    case undefined:
      return '';
    case 'sending':
      return 'Sending …';
    case 'cancelled':
      return 'Stopped. The server may have received the request.';
    case 'redirected':
      return `Redirect from ${new URL(outcome.request.server).host} not followed`;
    case 'failed':
      return `No response: ${outcome.failure.title}`;
    case 'receiving':
      return `${formatStatus(outcome.response)}, receiving …`;
    case 'answered': {
      const {duration, size, end} = outcome.response;
      return `${formatStatus(outcome.response)}, ${ENDS[end]}${formatDuration(duration)}, ${formatSize(size)}`;
    }
  }
}

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

/** Moves the focus to the Send button if the Stop button disappears while it has the focus. */
const passFocusOn = (button: HTMLElement | null): (() => void) => {
  const sender = button?.closest('section')?.querySelector<HTMLElement>('[aria-keyshortcuts]');
  return () => {
    if (document.activeElement === button) sender?.focus();
  };
};

export default function ResultView({controls}: Props): ReactNode {
  const {outcome, isSending, stop} = controls.sending;
  const {RedirectView} = controls.answerParts;
  const view = useRef<HTMLDivElement>(null);
  // Scrolls to the outcome, because it is far from the Send button on a phone.
  const hasLines = outcome?.kind === 'receiving' && outcome.response.lines !== undefined;
  useEffect(() => {
    if (outcome?.kind === undefined) return;
    view.current?.scrollIntoView({block: 'nearest'});
    view.current?.querySelector('mark')?.scrollIntoView({block: 'nearest'});
  }, [outcome?.kind, hasLines]);
  return (
    <div ref={view} className={result.view}>
      <div className={result.head}>
        <p className={styles.status} role="status">
          {formatOutcome(outcome)}
        </p>
        {isSending && (
          <Button ref={passFocusOn} onClick={stop}>
            Stop
          </Button>
        )}
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
