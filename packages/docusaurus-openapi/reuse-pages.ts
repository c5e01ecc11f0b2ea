import path from 'node:path';

import {type Api, openContract, sharePages} from '@openapi-portal/openapi-model';
import type {ConsoleModel} from '@openapi-portal/openapi-model/inputs';
import type {ApiOptions, Parts, RenderedPage} from '@openapi-portal/openapi-reference';
import {themeParts} from '@openapi-portal/docusaurus-openapi-theme/parts';
import {CachedResults, isCacheEnabled} from '@openapi-portal/static-pages/built-pages';

import type {PageSite, PageSources} from './build-api';
import {OperationSources} from './operation-sources';

interface PageAndModel {
  readonly page: RenderedPage;
  readonly model: ConsoleModel | null;
}

export const toCacheFolder = ({id}: Pick<Api, 'id'>): string =>
  path.join('pages', encodeURIComponent(id));

/** Creates a function that reuses unchanged pages; undefined without a cache, and for swizzled components. */
export function createPageReuse(
  api: Api,
  {published, versions, mentions, minorVersions}: PageSources,
  site: PageSite,
  models: Map<string, ConsoleModel>,
  parts: Parts,
): ApiOptions['take'] {
  const isOurs = Object.entries(themeParts).every(([name, part]) => parts[name] === part);
  if (!isOurs || !isCacheEnabled()) return undefined;
  const sources = new OperationSources(published);
  const share = sharePages(openContract(published));
  const common = [sources.common, share, api, site, versions, mentions, minorVersions];
  const kept = new CachedResults(site.siteDir, toCacheFolder(api), common);
  return (operation, render) => {
    const {slug} = operation;
    const make = (): PageAndModel => ({page: render(), model: models.get(slug) ?? null});
    const {page, model} = kept.take(slug, sources.find(operation), make);
    if (model !== null) models.set(slug, model);
    return page;
  };
}
