import fs from 'node:fs/promises';
import path from 'node:path';

import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {createJiti} from 'jiti';

import type {Api} from 'openapi-static/api';
import {STATIC_DIR} from 'openapi-static/files/folders';
import {writeIfChanged} from 'openapi-static/files/sync';
import {ISLANDS_DIR} from 'static-pages/islands/folder';
import type {Island} from 'static-pages/islands/island';
import type {ChangelogApi} from './ApiChanges/changelog';
import {buildChangelog} from './changelog';
import {type Options, RELEASES_DIR, toFeedPath} from './options';
import {readAllReleases} from './read-releases';

export type {Options} from './options';

const NAME = 'api-releases';

type Releases = Awaited<ReturnType<typeof readAllReleases>>;
type ReleasesOfApi = NonNullable<ReturnType<Releases['get']>>;

const NONE: ReleasesOfApi = [];

/** The anchors of each page of an API, by its slug. */
type Anchors = ReadonlyMap<string, readonly string[]>;

/** The anchors of the pages that an API has now, which are generated before content has loaded. */
async function readAnchors(siteDir: string, id: string): Promise<Anchors> {
  const dir = path.join(siteDir, ISLANDS_DIR, id);
  const anchors = (await fs.readdir(dir)).sort().map(async (name) => {
    const island = JSON.parse(await fs.readFile(path.join(dir, name), 'utf8')) as Island;
    return [name.replace(/\.json$/, ''), island.anchors] as const;
  });
  return new Map(await Promise.all(anchors));
}

/**
 * Makes a builder of changelogs that builds one again only once its releases, or the anchors that they link
 * to, have changed: in the dev server every change of any page comes by here.
 */
function createBuilder(siteDir: string) {
  const known = new Map<string, {own: ReleasesOfApi; state: string; changelog: ChangelogApi}>();
  return async (api: Api, releases: Releases): Promise<ChangelogApi> => {
    const own = releases.get(api.id) ?? NONE;
    const anchors =
      own.length > 0 ? await readAnchors(siteDir, api.id) : new Map<string, readonly string[]>();
    const state = JSON.stringify([...anchors]);
    const last = known.get(api.id);
    if (last?.own === own && last.state === state) return last.changelog;
    const changelog = buildChangelog(api, own, (slug) => {
      const found = anchors.get(slug);
      return found && new Set(found);
    });
    known.set(api.id, {own, state, changelog});
    return changelog;
  };
}

const findReleases = (allContent: AllContent): Releases => allContent[NAME]?.default as Releases;

/** The releases of an API as a list of contents names them: so little that each page can carry it. */
const toContents = ({id, releases}: ChangelogApi): readonly [string, readonly TOCItem[]] => [
  id,
  releases.map(({version, anchor}) => ({value: version, id: anchor, level: 3})),
];

/** The feed shows components, which are TSX: Docusaurus' own loader of plugins does not read that. */
const loadFeed = (): Promise<typeof import('./feed')> =>
  createJiti(__filename, {jsx: {runtime: 'automatic'}}).import('./feed.tsx');

async function writeFeed(file: string, feed: string | undefined): Promise<void> {
  if (feed === undefined) await fs.rm(file, {force: true});
  else await writeIfChanged(file, feed);
}

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
  const feed = toFeedPath(page);
  const build = createBuilder(siteDir);
  let inFeed: readonly ChangelogApi[] = [];
  return {
    name: NAME,
    loadContent: () => readAllReleases(apis, siteDir),
    // Once all plugins have loaded theirs: the pages of the APIs are generated then.
    async allContentLoaded({allContent, actions}) {
      const releases = findReleases(allContent);
      const changelogs = await Promise.all(apis.map((api) => build(api, releases)));
      await actions.createData('changelog.json', {feed: `/${feed}`, apis: changelogs});
      await actions.createData('contents.json', Object.fromEntries(changelogs.map(toContents)));
      if (inFeed.length > 0 && changelogs.every((one, index) => one === inFeed[index])) return;
      inFeed = changelogs;
      const site = {title: siteConfig.title, address: siteConfig.url + baseUrl, page};
      const {buildFeed} = await loadFeed();
      await writeFeed(path.join(siteDir, STATIC_DIR, feed), buildFeed(changelogs, site));
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: 'Changes of the APIs',
            href: baseUrl + feed,
          },
        },
      ],
    }),
    getPathsToWatch: () => [path.join(siteDir, RELEASES_DIR, '**/*')],
  };
}
