import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {createJiti} from 'jiti';

import {STATIC_DIR} from 'static-pages/files/static-folder';
import type {Api} from 'openapi-static/api';
import {toIslandsDir} from 'openapi-static/files/folders';
import {writeIfChanged} from 'openapi-static/files/sync';
import type {Island} from 'static-pages/islands/island';
import type {ChangelogApi} from './ApiChanges/changelog';
import {buildChangelog} from './changelog';
import {type Options, RELEASES_DIR, toFeedPath} from './options';
import {readAllReleases} from './read-releases';

export type {Options} from './options';

const NAME = 'api-releases';

type Releases = Awaited<ReturnType<typeof readAllReleases>>;

/** The anchors of the pages that an API has now, which are generated before content has loaded. */
async function readAnchors(
  siteDir: string,
  api: Api,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const dir = path.join(siteDir, toIslandsDir(api));
  const anchors = (await fs.readdir(dir)).map(async (name) => {
    const island = JSON.parse(await fs.readFile(path.join(dir, name), 'utf8')) as Island;
    return [name.replace(/\.json$/, ''), new Set(island.anchors)] as const;
  });
  return new Map(await Promise.all(anchors));
}

/** An API and its releases as a list of contents names them: so little that each page can carry it. */
const toContents = ({label, anchor, releases}: ChangelogApi): readonly TOCItem[] =>
  releases.length === 0
    ? []
    : [
        {value: label, id: anchor, level: 2},
        ...releases.map(({version, anchor: id}) => ({value: version, id, level: 3})),
      ];

/** The feed shows components, which are TSX: Docusaurus' own loader of plugins does not read that. */
const loader = createJiti(__filename, {jsx: {runtime: 'automatic'}});

/**
 * Reads the released contracts, and gives their changes to the changelog's page and to a feed,
 * which every page names.
 *
 * @param options `Options`: Docusaurus hands them on untyped
 */
export default function apiReleases(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  options: unknown,
): Plugin {
  const {apis, page} = options as Options;
  const feedPath = toFeedPath(page);
  return {
    name: NAME,
    loadContent: () => readAllReleases(apis, siteDir),
    // Once all plugins have loaded theirs: the pages of the APIs are generated then.
    async allContentLoaded({allContent, actions}) {
      const releases = allContent[NAME]?.default as Releases;
      const changelogs = await Promise.all(
        apis.map(async (api) => {
          const anchors = await readAnchors(siteDir, api);
          return buildChangelog(api, releases.get(api.id) ?? [], (slug) => anchors.get(slug));
        }),
      );
      await actions.createData('changelog.json', {feed: `/${feedPath}`, apis: changelogs});
      await actions.createData('contents.json', changelogs.flatMap(toContents));
      const {buildFeed} = await loader.import<typeof import('./feed')>('./feed.tsx');
      const site = {title: siteConfig.title, address: siteConfig.url + baseUrl, page};
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
