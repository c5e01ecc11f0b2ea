import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type {ReactNode} from 'react';

import ReportProblem from '../../../components/ReportProblem';

/** The footer of a page: links to edit the page or to report a problem, and the date of its last change. */
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
