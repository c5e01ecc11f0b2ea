import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {StructuredData} from '@openapi-portal/static-pages/client';

/** What a post is about and who wrote it, for search engines. */
export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData data={useBlogPostStructuredData()} />;
}
