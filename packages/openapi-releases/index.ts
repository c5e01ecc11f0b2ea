import fs from 'node:fs/promises';
import path from 'node:path';

import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import type {Api} from 'openapi-static/api';
import type {ChangelogApi} from './ApiChanges/changelog';
import {STATIC_DIR} from 'openapi-static/files/folders';
import {ISLANDS_DIR} from 'static-pages/islands/folder';
import type {Island} from 'static-pages/islands/island';
import {writeIfChanged} from 'openapi-static/files/sync';
import {toChangelog} from './changelog';
import {toContents} from './contents';
import {toFeed} from './feed';
import {CHANGELOG_FEED, RELEASES_DIR} from './options';
import {readAllReleases} from './read-releases';

const NAME = 'api-releases';

export interface Options {
  readonly apis: readonly Api[];
}

/** The anchors of each page of an API, by its slug. */
type Anchors = ReadonlyMap<string, readonly string[]>;

/** The anchors of the pages that an API has now, which are generated before content has loaded. */
async function readAnchors(siteDir: string, id: string): Promise<Anchors> {
  const dir = path.join(siteDir, ISLANDS_DIR, id);
  const names = (await fs.readdir(dir)).sort();
  const anchors = names.map(async (name) => {
    const island = JSON.parse(await fs.readFile(path.join(dir, name), 'utf8')) as Island;
    return [name.replace(/\.json$/, ''), island.anchors] as const;
  });
  return new Map(await Promise.all(anchors));
}

type Releases = Awaited<ReturnType<typeof readAllReleases>>;

/**
 * Makes a builder of changelogs that compares releases again only once they, or the anchors of the pages that they
 * link to, have changed: in the dev server every change of any page comes by here.
 */
function createBuilder(
  apis: readonly Api[],
  siteDir: string,
): (releases: Releases) => Promise<readonly ChangelogApi[]> {
  let known: {readonly state: string; readonly releases: Releases} | undefined;
  let changelogs: readonly ChangelogApi[] = [];
  return async (releases) => {
    const anchors = new Map<string, Anchors>();
    for (const {id} of apis.filter((api) => (releases.get(api.id) ?? []).length > 0))
      anchors.set(id, await readAnchors(siteDir, id));
    const state = JSON.stringify([...anchors].map(([id, pages]) => [id, [...pages]]));
    if (known?.state === state && known.releases === releases) return changelogs;
    changelogs = apis.map((api) =>
      toChangelog(api, releases.get(api.id) ?? [], (slug) => {
        const found = anchors.get(api.id)?.get(slug);
        return found && new Set(found);
      }),
    );
    known = {state, releases};
    return changelogs;
  };
}

const findContent = (allContent: AllContent): Awaited<ReturnType<typeof readAllReleases>> =>
  allContent[NAME]?.default as Awaited<ReturnType<typeof readAllReleases>>;

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
  const {apis} = options as Options;
  const build = createBuilder(apis, siteDir);
  return {
    name: NAME,
    loadContent: () => readAllReleases(apis, siteDir),
    // Once all plugins have loaded theirs: the pages of the APIs are generated then.
    async allContentLoaded({allContent, actions}) {
      const releases = findContent(allContent);
      const changelogs = await build(releases);
      await actions.createData('changelog.json', changelogs);
      await actions.createData('contents.json', changelogs.map(toContents));
      const site = {title: siteConfig.title, address: siteConfig.url + baseUrl};
      await writeFeed(path.join(siteDir, STATIC_DIR, CHANGELOG_FEED), toFeed(changelogs, site));
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: 'Changes of the APIs',
            href: baseUrl + CHANGELOG_FEED,
          },
        },
      ],
    }),
    getPathsToWatch: () => [path.join(siteDir, RELEASES_DIR, '**/*')],
  };
}
