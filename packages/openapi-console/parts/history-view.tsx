import {SANDBOX} from '@openapi-portal/openapi-model/inputs';
import type {ReactNode} from 'react';

import {formatDuration} from '../format';
import result from '../result.module.css';
import type {Outcome} from '../send';
import styles from '../styles.module.css';
import parts from './parts.module.css';
import type {Props} from '../use-console';
import {listSent, type SentRequest} from '../visit';
import Button from './button';

const CLOCK = new Intl.DateTimeFormat('en-GB', {timeStyle: 'medium'});

/** Formats the outcome of a request in a few words, such as `200 OK, 84 ms`. */
function formatOutcome(outcome: Outcome): string {
  if (outcome.kind !== 'answered') return outcome.kind === 'failed' ? 'no response' : outcome.kind;
  const {status, statusText, duration} = outcome.response;
  return `${`${status} ${statusText}`.trim()}, ${formatDuration(duration)}`;
}

/** Returns the path and query of a URL. */
function toPath(address: string): string {
  const {pathname, search} = new URL(address);
  return pathname + search;
}

function Sent({request, controls}: Props & {readonly request: SentRequest}): ReactNode {
  const {method, address, at, outcome, server} = request;
  const what = `${method} ${toPath(address)}`;
  return (
    <li>
      <p>
        <time dateTime={new Date(at).toISOString()}>{CLOCK.format(at)}</time> <code>{what}</code>{' '}
        {formatOutcome(outcome)}
        {server.template === SANDBOX && ' from the sandbox'}
      </p>
      <div className={styles.actions}>
        <Button aria-label={`Open ${what}`} onClick={() => controls.reopen(request, false)}>
          Open
        </Button>
        <Button aria-label={`Send again: ${what}`} onClick={() => controls.reopen(request, true)}>
          Send again
        </Button>
      </div>
    </li>
  );
}

export default function HistoryView({controls}: Props): ReactNode {
  const sent = listSent(controls.model.api);
  if (sent.length === 0) return null;
  return (
    <details className={`${result.folded} ${parts.history}`}>
      <summary>Sent in this visit: {sent.length}</summary>
      <ol>
        {sent.map((request) => (
          <Sent key={`${request.at} ${request.address}`} {...{request, controls}} />
        ))}
      </ol>
      <p className={styles.note}>Stored without credentials until you close or reload this tab.</p>
    </details>
  );
}
