import type {ReactNode} from 'react';

import '@openapi-portal/code-highlight/code.css';
import styles from './styles.module.css';

interface Props {
  /** Code that was highlighted when the page was compiled. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly title?: string;
}

/** Renders a code block with a copy button, which `enhancements/copy.ts` handles. */
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
