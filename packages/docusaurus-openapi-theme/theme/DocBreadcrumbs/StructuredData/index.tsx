import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';
import {StructuredData} from '@openapi-portal/static-pages/client';

/** Replaces the theme's component, which does not escape `</script>` in titles. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return <StructuredData data={useBreadcrumbsStructuredData({breadcrumbs})} />;
}
