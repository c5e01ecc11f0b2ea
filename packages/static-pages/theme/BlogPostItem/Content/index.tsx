import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {blogPostContainerID} from '@docusaurus/utils-common';
import type {Props} from '@theme/BlogPostItem/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import PageStyles from '../../../page-styles/PageStyles';
import Prose from '../../../prose/Prose';

export default function BlogPostItemContent({children, className}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const name = `${metadata.permalink}${isBlogPostPage ? '' : '#beginning'}`;
  return (
    <>
      {isBlogPostPage && <PageStyles address={PAGE_STYLESHEETS.prose} />}
      <Prose
        key={name}
        // The feeds find the content of the post by this id.
        id={isBlogPostPage ? blogPostContainerID : undefined}
        name={name}
        className={clsx('markdown', className)}
      >
        {children}
      </Prose>
    </>
  );
}
