import type {ReactNode} from 'react';

import {buildAddress, isSendableMethod} from '../request';
import inputs from '../inputs.module.css';
import styles from '../styles.module.css';
import type {Controls, Props} from '../use-console';
import Button from './button';

function formatAddress({model, form, address}: Controls): string {
  const server = 'url' in address ? address.url : '';
  try {
    return buildAddress(model, form, server);
  } catch {
    // A value is not yet the JSON that it must be; its field says so.
    return server + model.path;
  }
}

/** The request as it would be sent now, and sending, cancelling, starting again. */
export default function SendActions({controls}: Props): ReactNode {
  const {model, sending, trySend, reset, toId, focus} = controls;
  function cancel(): void {
    focus('send');
    sending.cancel();
  }
  const actions = (
    <p className={styles.actions}>
      <Button
        id={toId('send')}
        className={inputs.primary}
        aria-disabled={sending.isSending}
        onClick={() => trySend()}
      >
        Send
      </Button>
      {sending.isSending && <Button onClick={cancel}>Cancel</Button>}
      <Button onClick={reset}>Reset</Button>
      <span className={styles.note}>
        <kbd>Ctrl</kbd> or <kbd>Cmd</kbd> and <kbd>Enter</kbd> send, <kbd>Esc</kbd> closes.
      </span>
    </p>
  );
  return (
    <>
      <p className={styles.request}>
        <span className={styles.hidden}>The request: </span>
        <code>
          <strong>{model.method}</strong> {formatAddress(controls)}
        </code>
      </p>
      {isSendableMethod(model.method) ? (
        actions
      ) : (
        <p className={styles.note}>Browsers do not let a page send {model.method}.</p>
      )}
    </>
  );
}
