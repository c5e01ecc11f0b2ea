import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type {ReactNode} from 'react';

import ReportProblem from '../../../components/ReportProblem';

export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt} = useDoc().metadata;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <ReportProblem />
      <LastUpdated lastUpdatedAt={lastUpdatedAt} />
    </footer>
  );
}
