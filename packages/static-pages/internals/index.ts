import path from 'node:path';

import type {CurrentBundler, LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack';

import type {StaticPagesOptions} from '../options';
import {listFiles, listVersions} from '@openapi-portal/markdown-source';
import {ISLANDS_DIR} from '../files/folders';

import {omitMarkedRoutes} from './client-routes';
import {docsChunk} from './docs-chunk';
import {PurgeStylesPlugin} from './stylesheet/purge-styles';
import {PACKAGE_FOLDER} from '../package-folder';

const FOLDER = path.join(PACKAGE_FOLDER, 'internals');

type Bundler = CurrentBundler['instance'];

/** A module request in a `NormalModuleReplacementPlugin`. */
interface ModuleRequest {
  request: string;
  readonly context: string;
}

/** Returns true if the site is built with the original modules of Docusaurus, which work but are heavier. */
export const areInternalsOff = (): boolean => process.env.STATIC_PAGES === 'off';

/** Matches the folder of Docusaurus's client. Only imports in this folder are replaced. */
const CLIENT = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;

const replaceModule = (request: RegExp, own: string, bundler: Bundler) =>
  new bundler.NormalModuleReplacementPlugin(request, (found: ModuleRequest) => {
    if (CLIENT.test(found.context)) found.request = path.join(FOLDER, own);
  });

export const replaceBanner = (bundler: Bundler) =>
  replaceModule(/^\.\/BaseUrlIssueBanner$/, 'base-url-banner/Banner', bundler);

/** Source folders of components that are only rendered on the server. */
const SOURCE_DIRS = ['packages', 'src'];

/** Configures the client bundle with all replaced modules. Server bundle and dev server keep the originals. */
export function configureInternals(
  context: LoadContext,
  {contentDirs: given, unusedClasses = []}: StaticPagesOptions,
  bundler: Bundler,
): Configuration {
  const inSite = (folder: string): string => path.resolve(context.siteDir, folder);
  const contentDirs = [...given, ...listVersions(context.siteDir).map(({dir}) => dir)];
  const listTypes = (folders: readonly string[], types: RegExp): readonly string[] =>
    folders.flatMap((folder) => listFiles(inSite(folder))).filter((file) => types.test(file));
  const files = [
    ...listTypes([ISLANDS_DIR], /\.json$/),
    ...listTypes([...contentDirs, ...SOURCE_DIRS], /\.(tsx?|mdx?)$/),
  ];
  const pages = listTypes(contentDirs, /\.mdx?$|_category_\.\w+$/);
  const contentRule = {
    test: /\.mdx?$/,
    include: contentDirs.map(inSite),
    enforce: 'post',
    use: path.join(FOLDER, 'mdx-content/content-loader.cjs'),
  } as const;
  return {
    entry: path.join(FOLDER, 'early-start'),
    resolve: {
      alias: {
        'react-helmet-async$': path.join(FOLDER, 'react-helmet-async'),
        '@docusaurus/utils-common$': path.join(FOLDER, 'utils-common'),
      },
    },
    module: {rules: [contentRule]},
    optimization: {
      // With numbered chunks, each page would contain a list of names and numbers, of 350 bytes.
      chunkIds: 'named',
      // Chunks of shared packages would be named by paths, which costs each page 150 bytes.
      splitChunks: {cacheGroups: {docs: docsChunk, defaultVendors: false}},
    },
    plugins: [
      replaceModule(/^\.\/preload$/, 'preload', bundler),
      replaceBanner(bundler),
      ...omitMarkedRoutes(context, bundler),
      new PurgeStylesPlugin(files, unusedClasses, pages),
    ],
  };
}
