import path from 'node:path';

import type {Options} from '@docusaurus/plugin-sitemap';
import type {DocusaurusConfig, RouteConfig} from '@docusaurus/types';
import type {Api} from '@openapi-portal/openapi-model';

import {hasHistory} from './edit';

/** Reads when pages last changed, from the git history of their sources. */
class PageTimes {
  constructor(
    private readonly siteDir: string,
    private readonly siteConfig: DocusaurusConfig,
    private readonly apis: readonly Api[],
  ) {}

  private async read(file: string): Promise<number | undefined> {
    const {experimental_vcs: history} = this.siteConfig.future;
    const info = await history.getFileLastUpdateInfo(path.join(this.siteDir, file));
    return info?.timestamp;
  }

  /** Returns the time at which the page's source last changed. The source of a generated page is its contract. */
  private async find({path: address, metadata}: RouteConfig): Promise<number | undefined> {
    const {lastUpdatedAt, sourceFilePath} = metadata ?? {};
    const time = lastUpdatedAt ?? (sourceFilePath && (await this.read(sourceFilePath)));
    if (typeof time === 'number') return time;
    const {baseUrl} = this.siteConfig;
    const api = this.apis.find(({route}) => address.startsWith(`${baseUrl}${route}/`));
    return api && this.read(api.contract);
  }

  async add(routes: readonly RouteConfig[]): Promise<RouteConfig[]> {
    const dated = routes.map(async (route) => {
      const lastUpdatedAt = (await this.find(route)) ?? null;
      const below = route.routes && {routes: await this.add(route.routes)};
      return {...route, ...below, metadata: {...route.metadata, lastUpdatedAt}};
    });
    return Promise.all(dated);
  }
}

/** Builds sitemap options that date each page, not only Markdown, by its source; without git history, none. */
export function buildSitemapOptions(siteDir: string, apis: readonly Api[]): Options {
  if (!hasHistory(siteDir)) return {lastmod: null};
  return {
    lastmod: 'date',
    async createSitemapItems({defaultCreateSitemapItems, routes, siteConfig}) {
      const dated = await new PageTimes(siteDir, siteConfig, apis).add(routes);
      return defaultCreateSitemapItems({routes: dated, siteConfig});
    },
  };
}
