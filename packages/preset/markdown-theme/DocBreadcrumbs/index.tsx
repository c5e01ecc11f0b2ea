import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import PageMenu from '@theme/PageMenu';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The breadcrumbs of a docs page, with the menu of its Markdown. */
export default function DocBreadcrumbsWithMenu(): ReactNode {
  return (
    <div className={styles.top}>
      <DocBreadcrumbs />
      <PageMenu />
    </div>
  );
}
