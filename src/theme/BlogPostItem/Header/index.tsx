import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Title from '@theme/BlogPostItem/Header/Title';
import {Fragment, type ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata} = useBlogPost();
  const {authors, date, readingTime = 0} = metadata;
  return (
    <header>
      <Title />
      <p className="post-info">
        <time dateTime={date}>{formatDate(date)}</time> · {Math.ceil(readingTime)} min read · by{' '}
        {authors.map(({name, page}, index) => (
          <Fragment key={name}>
            {index > 0 && ' and '}
            {page ? <Link to={page.permalink}>{name}</Link> : name}
          </Fragment>
        ))}
      </p>
    </header>
  );
}
