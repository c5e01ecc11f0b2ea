import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';
import {StructuredData} from '@openapi-portal/static-pages/client';

/** Replaces the theme's component, which does not escape `</script>` in titles. */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  return <StructuredData data={useBlogListPageStructuredData(props)} />;
}
