import {removeNonXml} from '@openapi-portal/reports/text';
import {Feed} from 'feed';
import {Fragment} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import type {ChangelogApi, ChangelogRelease} from './ApiChanges/changelog';
import Groups from './ApiChanges/Groups';
import {toFeedPath} from './options';

interface FeedSite {
  readonly title: string;
  /** URL of the site with its base path and a trailing slash. */
  readonly address: string;
  /** URL path of the changelog page, relative to the base URL of the site. */
  readonly page: string;
}

type Entry = ChangelogRelease & Pick<ChangelogApi, 'label'>;

const renderContent = ({summary, kinds}: Entry, {address}: FeedSite): string =>
  renderToStaticMarkup(
    <div lang="en">
      <p>{summary}</p>
      {kinds.map(({kind, groups}) => (
        <Fragment key={kind}>
          <p>{kind}</p>
          <Groups
            groups={groups}
            Link={({to, children}) => <a href={address + to.slice(1)}>{children}</a>}
          />
        </Fragment>
      ))}
    </div>,
  );

/**
 * Builds an Atom feed (RFC 4287) of the releases of all APIs, newest first.
 *
 * @returns undefined without any release, because a feed must have an update time
 */
export function buildFeed(apis: readonly ChangelogApi[], site: FeedSite): string | undefined {
  const entries = apis
    .flatMap(({label, releases}) => releases.map((release): Entry => ({label, ...release})))
    .sort((a, b) => b.date.localeCompare(a.date));
  const [newest] = entries;
  if (newest === undefined) return undefined;
  const page = site.address + site.page;
  const feed = new Feed({
    id: page,
    link: page,
    title: `${site.title}: changes of the APIs`,
    updated: new Date(newest.date),
    author: {name: site.title},
    copyright: '',
    feed: site.address + toFeedPath(site.page),
  });
  for (const entry of entries) {
    const {label, version, date, summary, anchor, isBreaking} = entry;
    const title = `${label} ${version}${isBreaking ? ' (breaking changes)' : ''}`;
    // The feed library treats titles and summaries as HTML.
    feed.addItem({
      title: renderToStaticMarkup(title),
      link: `${page}#${anchor}`,
      date: new Date(date),
      description: renderToStaticMarkup(summary),
      content: renderContent(entry, site),
    });
  }
  return removeNonXml(feed.atom1());
}
