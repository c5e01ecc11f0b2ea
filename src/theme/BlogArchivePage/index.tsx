import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

const DAY = new Intl.DateTimeFormat('en', {month: 'long', day: 'numeric', timeZone: 'UTC'});

type Posts = Props['archive']['blogPosts'];

/** The posts by their years, in the order of the posts. */
function groupByYear(posts: Posts): ReadonlyMap<string, Posts> {
  const years = new Map<string, Posts>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}

/** All posts by their dates, below one heading. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Archive" description="All posts of the blog, by year." />
      <Layout>
        <main className="container margin-vert--lg markdown">
          <Heading as="h1">Archive</Heading>
          <p>All posts of the blog, by year.</p>
          {[...groupByYear(archive.blogPosts)].map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({metadata: {permalink, title, date}}) => (
                  <li key={permalink}>
                    {DAY.format(new Date(date))}: <Link to={permalink}>{title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
