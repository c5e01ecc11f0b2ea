import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {withoutSlash} from '@openapi-portal/static-pages/formats';

/** Renders a link to report a problem with the page if `REPORT_URL` is set. */
export default function ReportProblem(): ReactNode {
  const {customFields, url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const start = customFields?.reportStart;
  if (typeof start !== 'string') return null;
  return (
    <a
      className="report-problem"
      href={start + encodeURIComponent(url + withoutSlash(pathname))}
      data-not-in-markdown=""
    >
      Report a problem with this page
    </a>
  );
}
