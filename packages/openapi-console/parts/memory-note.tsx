import type {ReactNode} from 'react';

import styles from '../styles.module.css';
import type {Props} from '../use-console';
import Button from './button';

export default function MemoryNote({controls}: Props): ReactNode {
  return (
    <div className={styles.group}>
      <p className={styles.note}>
        What you enter for this and other operations, including files, servers and credentials,
        stays in the memory of this tab until you close or reload it. So do the responses. Nothing
        is stored.
        {controls.hasMemory && ' The sandbox keeps what you send to it until you close the tab.'}
      </p>
      <Button onClick={controls.forget}>Forget everything</Button>
    </div>
  );
}
