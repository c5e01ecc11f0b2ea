import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

export default function DescribedBlogAuthorsListPage(props: Props): ReactNode {
  const names = props.authors.flatMap(({name}) => name ?? []).join(', ');
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description={`Who writes the posts of the blog: ${names}.`} />
    </>
  );
}
