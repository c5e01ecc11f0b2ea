import {ThemeClassNames} from '@docusaurus/theme-common';
import ApiItem from '@theme-original/ApiItem';
import type {ReactNode} from 'react';

import ReportProblem from '../../components/ReportProblem';

interface Props {
  /** Name of the page's island. */
  readonly name: string;
}

export default function ReportedApiItem(props: Props): ReactNode {
  return (
    <>
      <ApiItem {...props} />
      <footer className={ThemeClassNames.docs.docFooter}>
        <ReportProblem />
      </footer>
    </>
  );
}
