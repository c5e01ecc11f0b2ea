import {ThemeClassNames} from '@docusaurus/theme-common';
import ApiItem from '@theme-original/ApiItem';
import type {ReactNode} from 'react';

import ReportProblem from '../../components/ReportProblem';

interface Props {
  /** The name of the page's island. */
  readonly name: string;
}

/** A page of an API, with what a reader can do about it. */
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
