import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TOCItem} from '@docusaurus/mdx-loader';

import {ISLANDS_DIR, STATIC_DIR} from '@openapi-portal/static-pages';
import type {Api} from '@openapi-portal/openapi-model';
import {toPagesFolder, writeIfChanged} from '@openapi-portal/openapi-model/files';
import type {RenderedIsland} from '@openapi-portal/static-pages/client';
import type {ChangelogApi} from './ApiChanges/changelog';
import {buildChangelog} from './changelog';
import {type ReleasesOptions, RELEASES_DIR, toFeedPath} from './options';
import {readAllReleases} from './read-releases';

export {type Change, IMPACTS} from './change';
export {compareContracts} from './compare-contracts';
export {compareWorking} from './compare-working';
export {
  formatChanges,
  formatOperation,
  formatSentence,
  groupByOperation,
  IMPACT_TITLES,
} from './compare-working';
export {INDEX, RELEASES_DIR, toReleaseAnchor} from './options';
export {parseIndex} from './parse-index';
export {listPageChanges} from './page-changes';
export {readFormerIds} from './read-minor-versions';
export {readMinorVersions} from './read-minor-versions';
export {readAllReleases, readReleases} from './read-releases';
export {readVersions} from './read-versions';

export type {ReleasesOptions} from './options';

const NAME = 'api-releases';

type Releases = Awaited<ReturnType<typeof readAllReleases>>;

/** Reads the anchors of an API's generated pages, keyed by page id. */
async function readAnchors(
  siteDir: string,
  api: Api,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const dir = path.join(siteDir, ISLANDS_DIR, toPagesFolder(api));
  const anchors = new Map<string, ReadonlySet<string>>();
  // Files are read one by one, because a process can only open a limited number.
  for (const name of await fs.readdir(dir)) {
    const island = JSON.parse(await fs.readFile(path.join(dir, name), 'utf8')) as RenderedIsland;
    anchors.set(name.replace(/\.json$/, ''), new Set(island.anchors));
  }
  return anchors;
}

/** Lists an API and its releases for the table of contents, without the changes, to keep the data small. */
const toContents = ({label, anchor, releases}: ChangelogApi): readonly TOCItem[] =>
  releases.length === 0
    ? []
    : [
        {value: label, id: anchor, level: 2},
        ...releases.map(({version, anchor: id}) => ({value: version, id, level: 3})),
      ];

/** Reads the released contracts, and generates the data of the changelog page and an Atom feed. */
export default function apiReleases(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  options: unknown,
): Plugin {
  const {apis, page} = options as ReleasesOptions;
  const feedPath = toFeedPath(page);
  return {
    name: NAME,
    loadContent: () => readAllReleases(apis, siteDir),
    // All plugins have loaded their content by now, so the API pages have been generated.
    async allContentLoaded({allContent, actions}) {
      const releases = allContent[NAME]?.default as Releases;
      const changelogs = await Promise.all(
        apis.map(async (api) => {
          const own = releases.get(api.id) ?? [];
          // Without releases nothing links to the pages, of which there may be thousands.
          const anchors = own.length === 0 ? undefined : await readAnchors(siteDir, api);
          return buildChangelog(api, own, (slug) => anchors?.get(slug));
        }),
      );
      await actions.createData('changelog.json', {feed: `/${feedPath}`, apis: changelogs});
      await actions.createData('contents.json', changelogs.flatMap(toContents));
      const site = {title: siteConfig.title, address: siteConfig.url + baseUrl, page};
      // Imported late, because it loads React, and the first import determines which build of React is used.
      const {buildFeed} = await import('@openapi-portal/openapi-releases/feed');
      const feed = buildFeed(changelogs, site);
      const file = path.join(siteDir, STATIC_DIR, feedPath);
      await (feed === undefined ? fs.rm(file, {force: true}) : writeIfChanged(file, feed));
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: 'Changes of the APIs',
            href: baseUrl + feedPath,
          },
        },
      ],
    }),
    getPathsToWatch: () => [path.join(siteDir, RELEASES_DIR, '**/*')],
  };
}
