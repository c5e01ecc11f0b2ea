import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** The list of tags, with a description for search engines. */
export default function DescribedBlogTagsListPage(props: Props): ReactNode {
  const labels = props.tags.map(({label}) => label).join(', ');
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description={`The posts of the blog by tag: ${labels}.`} />
    </>
  );
}
