import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import PostsByYear from '../../components/PostsByYear';

export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title="Archive" description="All posts of the blog, by year." />
      <BlogLayout>
        <div className="markdown">
          <Heading as="h1">Archive</Heading>
          <p>All posts of the blog, by year.</p>
          <PostsByYear posts={archive.blogPosts} />
        </div>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
