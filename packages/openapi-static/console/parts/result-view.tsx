import {type ReactNode, useEffect, useRef} from 'react';

import type {Failure} from '../failure';
import type {Outcome} from '../send';
import result from '../result.module.css';
import styles from '../styles.module.css';
import {formatDuration, formatSize} from '../response';
import type {Props} from '../use-console';
import Button from './button';
import RedirectView from './redirect-view';
import ResponseView from './response-view';

/** The result in one line, as it is announced. */
function formatOutcome(outcome: Outcome | undefined): string {
  if (outcome === undefined) return '';
  if (outcome.kind === 'sending') return 'Sending …';
  if (outcome.kind === 'cancelled') return 'Cancelled: the server may have received the request.';
  if (outcome.kind === 'redirected') {
    return `Not followed: ${new URL(outcome.request.server).host} redirects the request`;
  }
  if (outcome.kind === 'failed') return `No answer: ${outcome.failure.title}`;
  const {status, statusText, duration, size} = outcome.response;
  const name = `${status} ${statusText}`.trim();
  return `${name}, ${formatDuration(duration)}, ${formatSize(size)}`;
}

function FailureView({failure, controls}: Props & {readonly failure: Failure}): ReactNode {
  const {address, server, nameServer} = controls;
  const start = 'url' in address ? address.url : server.other;
  return (
    <div className={result.alert}>
      <p>{failure.explanation}</p>
      <Button onClick={() => nameServer(start)}>Name another server</Button>
    </div>
  );
}

/** What became of the request. */
export default function ResultView({controls}: Props): ReactNode {
  const {outcome} = controls.sending;
  const status = useRef<HTMLParagraphElement>(null);
  // On a phone the button that sends is far from what comes of it.
  useEffect(() => {
    if (outcome !== undefined) status.current?.scrollIntoView({block: 'nearest'});
  }, [outcome]);
  return (
    <>
      <p ref={status} className={styles.status} role="status">
        {formatOutcome(outcome)}
      </p>
      {outcome === undefined && <p>The response comes here.</p>}
      {outcome?.kind === 'answered' && (
        <ResponseView response={outcome.response} model={controls.model} />
      )}
      {outcome?.kind === 'redirected' && (
        <RedirectView request={outcome.request} controls={controls} />
      )}
      {outcome?.kind === 'failed' && <FailureView failure={outcome.failure} controls={controls} />}
    </>
  );
}
