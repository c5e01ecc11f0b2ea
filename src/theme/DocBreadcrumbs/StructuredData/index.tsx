import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';
import {StructuredData} from '@openapi-portal/static-pages/client';

/** The breadcrumbs of a page, for search engines. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return <StructuredData data={useBreadcrumbsStructuredData({breadcrumbs})} />;
}
