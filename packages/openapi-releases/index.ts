import fs from 'node:fs/promises';
import path from 'node:path';

import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import type {Api} from 'openapi-static/api';
import type {ChangelogApi} from './ApiChanges/changelog';
import {STATIC_DIR} from 'openapi-static/files/folders';
import {ISLANDS_DIR} from 'static-pages/islands/folder';
import type {Island} from 'static-pages/islands/island';
import {writeIfChanged} from 'openapi-static/files/sync';
import {type FindAnchors, toChangelog} from './changelog';
import {toContents} from './contents';
import {toFeed} from './feed';
import {CHANGELOG_FEED, RELEASES_DIR} from './options';
import {readAllReleases} from './read-releases';

const NAME = 'api-releases';

export interface Options {
  readonly apis: readonly Api[];
}

/** The anchors of the pages that an API has now; `api-pages` has written them before content loads. */
async function readAnchors(siteDir: string, {id}: Api): Promise<FindAnchors> {
  const dir = path.join(siteDir, ISLANDS_DIR, id);
  const names = await fs.readdir(dir);
  const anchors = names.map(async (name) => {
    const island = JSON.parse(await fs.readFile(path.join(dir, name), 'utf8')) as Island;
    return [name.replace(/\.json$/, ''), new Set(island.anchors)] as const;
  });
  const known = new Map(await Promise.all(anchors));
  return (slug) => known.get(slug);
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
  return {
    name: NAME,
    loadContent: () => readAllReleases(apis, siteDir),
    // Once all plugins have loaded theirs: the pages of the APIs are generated then.
    async allContentLoaded({allContent, actions}) {
      const releases = findContent(allContent);
      const made = apis.map(async (api) => {
        const own = releases.get(api.id) ?? [];
        return toChangelog(
          api,
          own,
          own.length > 0 ? await readAnchors(siteDir, api) : () => undefined,
        );
      });
      const changelogs: readonly ChangelogApi[] = await Promise.all(made);
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
