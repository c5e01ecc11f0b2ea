import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {apis} from '../../config/apis';
import {findDeprecated} from '../api-links/deprecated';
import {listLinksFiles, listNamesFiles, readNames} from '../api-links/names';

import {findProblems, isLoadable} from './check';
import type {Options} from './options';
import {createReader} from './read';
import {createAuthorReport, createBuildReport, warn} from './report';
import {toRoutes} from './routes';
import type {Routes} from './routes';
import type {Site} from './site';

/**
 * Checks links, anchors, images, front matter and syntax of the pages in their sources, before
 * anything is bundled: a build stops with all problems, the author mode prints them and goes on.
 *
 * @param options `Options`: Docusaurus hands them on untyped, `satisfies` in the configuration types them
 */
export default function proseCheck(context: LoadContext, options: unknown): Plugin {
  const {contentDirs, anchorsOf} = options as Options;
  const {siteDir, baseUrl, siteConfig} = context;
  const toAbsolute = (dir: string): string => path.resolve(siteDir, dir);
  const staticDirs = siteConfig.staticDirectories.map(toAbsolute);
  const readSources = createReader({
    contentDirs: contentDirs.map(toAbsolute),
    staticDirs,
    markdown: siteConfig.markdown,
  });
  const coverages = new Map(
    apis.flatMap(({id, coverage}) => (coverage === undefined ? [] : [[id, coverage]])),
  );
  const scopesOf = new Map(
    apis.flatMap(({id, scopes}) => (scopes === undefined ? [] : [[id, scopes]])),
  );
  const readSite = (routes?: Routes): Site => ({
    ...readSources(),
    siteDir,
    baseUrl,
    staticDirs,
    anchorsOf,
    routes,
    apis: readNames(siteDir),
    coverages,
    scopesOf,
  });
  const isAuthorMode = process.env.NODE_ENV === 'development';
  const report = (isAuthorMode ? createAuthorReport : createBuildReport)(siteDir);

  return {
    name: 'prose-check',
    // Without waiting for anything, and so before the content plugins have read a file and failed.
    loadContent() {
      const site = readSite();
      if (!isLoadable(site)) report(findProblems(site));
    },
    allContentLoaded({allContent}) {
      const site = readSite(toRoutes(allContent, context));
      report(findProblems(site));
      warn(findDeprecated(site), siteDir);
    },
    configureWebpack: () =>
      isAuthorMode
        ? {
            module: {
              rules: [
                {
                  test: /\.mdx?$/,
                  include: contentDirs.map(toAbsolute),
                  enforce: 'pre' as const,
                  loader: path.join(__dirname, '../api-links/names-loader.cjs'),
                  options: {files: listNamesFiles(siteDir), links: listLinksFiles(siteDir)},
                },
              ],
            },
          }
        : {},
    // Not the pages: their own plugins watch them, and each reload ends in `allContentLoaded` of all
    // plugins. Two plugins that reload at once would overwrite each other's result in Docusaurus.
    getPathsToWatch: () => [
      ...staticDirs.map((dir) => `${dir}/**/*`),
      ...contentDirs.map((dir) => `${toAbsolute(dir)}/**/*.{avif,gif,ico,jpg,jpeg,png,svg,webp}`),
    ],
  };
}
