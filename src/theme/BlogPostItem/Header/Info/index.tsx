import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {formatDate} from 'static-pages/dates/format-date';

/** When a post was published, and how many minutes it takes to read. */
export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {date, readingTime = 0} = useBlogPost().metadata;
  return (
    <p className={clsx('post-info', className)}>
      <time dateTime={date}>{formatDate(date)}</time> · {Math.ceil(readingTime)} min read
    </p>
  );
}
