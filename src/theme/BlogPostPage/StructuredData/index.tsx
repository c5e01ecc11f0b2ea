import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {StructuredData} from '@openapi-portal/static-pages/client';

/** Replaces the theme's component, which does not escape `</script>` in titles. */
export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData data={useBlogPostStructuredData()} />;
}
