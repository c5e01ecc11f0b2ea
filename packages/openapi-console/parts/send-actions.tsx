import type {ReactNode} from 'react';

import {copyText} from '@openapi-portal/static-pages/copy';

import {buildAddress, isSendableMethod} from '@openapi-portal/openapi-requests';
import inputs from '../inputs.module.css';
import styles from '../styles.module.css';
import type {Controls, Props} from '../use-console';
import Button from './button';

function formatAddress({model, form, address}: Controls): string {
  const server = 'url' in address ? address.url : '';
  try {
    return buildAddress(model, form, server);
  } catch {
    // A value is not valid JSON yet; its field shows the error.
    return server + model.path;
  }
}

export const RequestLine = ({controls}: Props): ReactNode => (
  <div className={styles.request}>
    <p>
      <span className={styles.hidden}>The request: </span>
      <code>
        <strong>{controls.model.method}</strong> {formatAddress(controls)}
      </code>
    </p>
    <Button onClick={({currentTarget}) => void copyText(currentTarget, controls.makeCurl())}>
      Copy as curl
    </Button>
  </div>
);

export default function SendActions({controls}: Props): ReactNode {
  const {model, sending, trySend, reset, toId} = controls;
  if (!isSendableMethod(model.method)) {
    return <p className={styles.note}>Browsers do not let a page send {model.method}.</p>;
  }
  return (
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
  );
}
