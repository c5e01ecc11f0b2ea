import type {ReactNode} from 'react';

import {useMarkdownAddress} from '../../use-markdown-address';
import styles from './styles.module.css';

/** Renders a menu to copy or open the Markdown of the page. */
export default function PageMenu(): ReactNode {
  const href = useMarkdownAddress();
  if (href === undefined) return null;
  return (
    <details className={`picker ${styles.menu}`} data-not-in-markdown="">
      <summary>Markdown</summary>
      <div>
        <button type="button" data-copy="" data-copy-from={href}>
          Copy page
        </button>
        <a href={href}>View as Markdown</a>
      </div>
    </details>
  );
}
