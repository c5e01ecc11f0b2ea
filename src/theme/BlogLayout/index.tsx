import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import type {ReactNode} from 'react';
import {PageStyles} from '@openapi-portal/static-pages/client';

export default function StyledBlogLayout({children, ...props}: Props): ReactNode {
  return (
    <BlogLayout {...props}>
      <PageStyles address={PAGE_STYLESHEETS.blog} />
      {children}
    </BlogLayout>
  );
}
