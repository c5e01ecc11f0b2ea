import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import PageMenu from '@theme/PageMenu';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export default function DocBreadcrumbsWithMenu(): ReactNode {
  return (
    <div className={styles.top}>
      <DocBreadcrumbs />
      <PageMenu />
    </div>
  );
}
