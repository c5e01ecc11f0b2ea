import type {ReactNode} from 'react';

import {buildAddress, isSendableMethod} from '../request';
import inputs from '../inputs.module.css';
import styles from '../styles.module.css';
import type {Controls, Props} from '../use-console';

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
  const {model, sending, trySend, reset, toId} = controls;
  function cancel(): void {
    // The button goes away with its use, and must not take the focus along.
    document.getElementById(toId('send'))?.focus();
    sending.cancel();
  }
  const actions = (
    <p className={styles.actions}>
      <button
        id={toId('send')}
        type="button"
        className={inputs.primary}
        aria-disabled={sending.isSending}
        onClick={() => trySend()}
      >
        Send
      </button>
      {sending.isSending && (
        <button type="button" className={inputs.button} onClick={cancel}>
          Cancel
        </button>
      )}
      <button type="button" className={inputs.button} onClick={reset}>
        Reset
      </button>
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
