import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import PageList from '../../components/PageList';

const {wrapper, page} = ThemeClassNames;

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  const labels = sorted.map(({label}) => label).join(', ');
  return (
    <HtmlClassNameProvider className={`${wrapper.blogPages} ${page.blogTagsListPage}`}>
      <PageMetadata title="Tags" description={`The posts of the blog by tag: ${labels}.`} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">Tags</Heading>
        <PageList
          pages={sorted.map(({permalink, label, count, description}) => ({
            title: label,
            text: `${description ?? ''} ${count === 1 ? 'One post.' : `${count} posts.`}`,
            to: permalink,
          }))}
        />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
