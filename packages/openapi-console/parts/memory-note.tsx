import type {ReactNode} from 'react';

import styles from '../styles.module.css';
import type {Props} from '../use-console';
import Button from './button';

export default function MemoryNote({controls}: Props): ReactNode {
  return (
    <div className={styles.group}>
      <p className={styles.note}>
        What you enter, here and for other operations, stays in the memory of this tab until you
        close or reload it: values, files, servers and credentials, and what was answered. Nothing
        of it is stored.
        {controls.hasMemory &&
          ' What you send to the sandbox, it remembers until you close the tab.'}
      </p>
      <Button onClick={controls.forget}>Forget everything</Button>
    </div>
  );
}
