import Link from '@docusaurus/Link';
import type {Props as ArchiveProps} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {formatDay} from '@openapi-portal/static-pages/formats';

type Posts = ArchiveProps['archive']['blogPosts'];

interface Props {
  readonly posts: Posts;
}

function groupByYear(posts: Posts): ReadonlyMap<string, Posts> {
  const years = new Map<string, Posts>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}

export default function PostsByYear({posts}: Props): ReactNode {
  return [...groupByYear(posts)].map(([year, ofYear]) => (
    <section key={year}>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className="post-dates">
        {ofYear.map(({metadata: {permalink, title, date}}) => (
          <li key={permalink}>
            <time dateTime={date}>{formatDay(date)}</time>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
