import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {readNames} from 'openapi-static/names/known-api';

import type {Options} from './options';
import {createReader} from './read';
import type {Routes} from './routes';
import type {Site} from './site';

/** The folders of a site that hold pages and static files, as absolute paths. */
export interface Folders {
  readonly contentDirs: readonly string[];
  readonly staticDirs: readonly string[];
}

export function toFolders({siteDir, siteConfig}: LoadContext, {contentDirs}: Options): Folders {
  const toAbsolute = (dir: string): string => path.resolve(siteDir, dir);
  return {
    contentDirs: contentDirs.map(toAbsolute),
    staticDirs: siteConfig.staticDirectories.map(toAbsolute),
  };
}

/**
 * Makes a reader of all that the rules ask of a site; it parses a page again only once it has changed.
 *
 * @returns takes the site's routes, once they are known
 */
export function createSiteReader(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  {apis, components, componentAnchors}: Options,
  folders: Folders,
): (routes?: Routes) => Site {
  const {staticDirs} = folders;
  const readSources = createReader({...folders, markdown: siteConfig.markdown});
  const checks = new Map(apis.map((api) => [api.id, api]));
  return (routes) => ({
    ...readSources(),
    siteDir,
    baseUrl,
    staticDirs,
    components,
    componentAnchors,
    routes,
    apis: readNames(siteDir, [...checks.keys()]),
    checks,
  });
}
