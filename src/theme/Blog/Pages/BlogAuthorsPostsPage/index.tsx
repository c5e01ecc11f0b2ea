import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';

export default function DescribedBlogAuthorsPostsPage(props: Props): ReactNode {
  const {description} = props.author;
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      {description !== undefined && <PageMetadata description={description} />}
    </>
  );
}
