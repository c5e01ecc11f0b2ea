import type {ReactNode} from 'react';

import {isSendableMethod} from '../request';
import inputs from '../inputs.module.css';
import styles from '../styles.module.css';
import type {Controls} from '../use-console';

interface Props {
  readonly controls: Controls;
}

/** Sending, cancelling, and starting again. */
export default function SendActions({controls}: Props): ReactNode {
  const {model, sending, trySend, reset, toId} = controls;
  if (!isSendableMethod(model.method)) {
    return <p className={styles.note}>Browsers do not let a page send {model.method}.</p>;
  }
  function cancel(): void {
    // The button goes away with its use, and must not take the focus along.
    document.getElementById(toId('send'))?.focus();
    sending.cancel();
  }
  return (
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
}
