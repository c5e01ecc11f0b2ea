import {type ReactNode, useRef, useState} from 'react';

import '../../code-highlight/code.css';
import styles from './styles.module.css';

interface Props {
  /** Highlighted when the page was compiled. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly title?: string;
}

/** Milliseconds for which the button says what became of copying. */
const SAID_FOR = 2000;

const LABELS = {ready: 'Copy', copied: 'Copied', failed: 'Not copied'};

/** A block of code that scrolls inside itself, with a button to copy it. */
export default function CodeBlock({children, className, title}: Props): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  const [state, setState] = useState<keyof typeof LABELS>('ready');

  async function copy(): Promise<void> {
    const text = code.current?.textContent ?? '';
    await navigator.clipboard.writeText(text.replace(/\n$/, '')).then(
      () => setState('copied'),
      () => setState('failed'),
    );
    setTimeout(() => setState('ready'), SAID_FOR);
  }

  return (
    <div className={styles.block}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <pre ref={code} tabIndex={0} className={styles.code}>
        <code className={className}>{children}</code>
      </pre>
      <button type="button" className={styles.copy} aria-live="polite" onClick={() => void copy()}>
        {LABELS[state]}
      </button>
    </div>
  );
}
