import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {PageStyles} from '@openapi-portal/static-pages/client';

import PostsByYear from '../../components/PostsByYear';

export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Archive" description="All posts of the blog, by year." />
      <Layout>
        <PageStyles address={PAGE_STYLESHEETS.blog} />
        <main className="container margin-vert--lg markdown">
          <Heading as="h1">Archive</Heading>
          <p>All posts of the blog, by year.</p>
          <PostsByYear posts={archive.blogPosts} />
        </main>
      </Layout>
    </>
  );
}
