import type {ReactNode} from 'react';

import {copyText} from '@openapi-portal/static-pages/copy';

import {buildAddress, isSendableMethod} from '@openapi-portal/openapi-requests';
import inputs from '../inputs.module.css';
import styles from '../styles.module.css';
import type {Controls, Props} from '../use-console';
import Button from './button';

/** Formats the URL of the request. In the sandbox, it starts with the path, because no server gets the request. */
function formatAddress({model, form, address, sandbox}: Controls): string {
  const url = 'url' in address ? address.url : '';
  const server = sandbox === undefined ? url : url.replace(/^\w+:\/\/[^/]+/, '');
  try {
    return buildAddress(model, form, server);
  } catch {
    // A value is not valid JSON yet; its field shows the error.
    return server + model.path;
  }
}

export const RequestLine = ({controls}: Props): ReactNode => (
  <p className={styles.request}>
    <code>
      <strong className={`api-method api-method-${controls.model.method.toLowerCase()}`}>
        {controls.model.method}
      </strong>{' '}
      {controls.sandbox !== undefined && <em>Sandbox</em>} {formatAddress(controls)}
    </code>
  </p>
);

export default function SendActions({controls}: Props): ReactNode {
  const {model, sending, trySend, reset, toId, makeCurl} = controls;
  return (
    <>
      {isSendableMethod(model.method) ? (
        <>
          <Button
            id={toId('send')}
            className={inputs.primary}
            aria-disabled={sending.isSending}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => trySend()}
          >
            Send
          </Button>
          <Button onClick={reset}>Reset</Button>
        </>
      ) : (
        <p className={styles.note}>Browsers do not let a page send {model.method}.</p>
      )}
      <Button onClick={({currentTarget}) => void copyText(currentTarget, makeCurl())}>
        Copy as curl
      </Button>
      <span className={`${styles.note} ${styles.keys}`}>
        <kbd>Ctrl</kbd> or <kbd>Cmd</kbd> and <kbd>Enter</kbd> send
      </span>
    </>
  );
}
