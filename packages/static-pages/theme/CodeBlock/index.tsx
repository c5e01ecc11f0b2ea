import type {ReactNode} from 'react';

import '@openapi-portal/code-highlight/code.css';
import styles from './styles.module.css';

interface Props {
  /** Highlighted when the page was compiled. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly title?: string;
}

/** A block of code that scrolls inside itself, with a button that `static-pages` works. */
export default function CodeBlock({children, className, title}: Props): ReactNode {
  return (
    <div className={styles.block}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <pre tabIndex={0} className={styles.code}>
        <code className={className}>{children}</code>
      </pre>
      <button type="button" className={`copy-button ${styles.copy}`} data-copy="">
        Copy
      </button>
    </div>
  );
}
