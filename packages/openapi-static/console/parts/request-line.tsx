import type {ReactNode} from 'react';

import {toAddress} from '../request';
import styles from '../styles.module.css';
import type {Controls} from '../use-console';

interface Props {
  readonly controls: Controls;
}

function toShownAddress({model, form, address}: Controls): string {
  const server = 'url' in address ? address.url : '';
  try {
    return toAddress(model, form, server);
  } catch {
    // A value is not yet the JSON that it must be; its field says so.
    return server + model.path;
  }
}

/** The request as it would be sent now. */
export default function RequestLine({controls}: Props): ReactNode {
  return (
    <p className={styles.request}>
      <span className={styles.hidden}>The request: </span>
      <code>
        <strong>{controls.model.method}</strong> {toShownAddress(controls)}
      </code>
    </p>
  );
}
