import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';
import {StructuredData} from '@openapi-portal/static-pages/client';

/** The posts of a list, for search engines. */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  return <StructuredData data={useBlogListPageStructuredData(props)} />;
}
