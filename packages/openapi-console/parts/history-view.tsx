import {SANDBOX} from '@openapi-portal/openapi-model/inputs';
import type {ReactNode} from 'react';

import panel from '../result.module.css';
import styles from '../styles.module.css';
import parts from './parts.module.css';
import type {Props} from '../use-console';
import {listSent, type SentRequest} from '../visit';
import Button from './button';

const CLOCK = new Intl.DateTimeFormat('en-GB', {timeStyle: 'medium'});

/** Returns the path and query of a URL. */
function toPath(address: string): string {
  const {pathname, search} = new URL(address);
  return pathname + search;
}

function Sent({request, controls}: Props & {readonly request: SentRequest}): ReactNode {
  const {method, address, at, result, server} = request;
  const what = `${method} ${toPath(address)}`;
  return (
    <li>
      <p>
        <time dateTime={new Date(at).toISOString()}>{CLOCK.format(at)}</time> <code>{what}</code>{' '}
        {result}
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
    <details className={`${panel.folded} ${parts.history}`}>
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
