import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {CurrentBundler, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {bundle} from 'lightningcss';
import {ISLANDS_DIR} from 'static-pages/islands/folder';
import {findPackageFolder} from 'static-pages/files/package-folder';

import {STATIC_DIR} from '../files/folders';

/** The styles that pages of an API have besides. */
const API_STYLES = path.join(__dirname, '../reference/styles/index.css');
const NAME = 'api-reference';

/**
 * Writes the styles of API pages where they are served as they are: pages of prose load none of them.
 * The name of the file changes with its content, so that readers may keep it.
 *
 * @returns its address below the base path of the site
 */
function writeApiStylesheet(siteDir: string): string {
  const {code} = bundle({filename: API_STYLES, minify: true});
  const hash = crypto.createHash('sha256').update(code).digest('hex').slice(0, 8);
  const folder = path.join(siteDir, STATIC_DIR, NAME);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, `${hash}.css`), code);
  return `${NAME}/${hash}.css`;
}

/** The module of `theme/ApiItem/islands/` that finds islands for the bundle at hand. */
function toIslandsModule(isServer: boolean): string {
  if (process.env.NODE_ENV === 'development') return './islands/in-dev-server';
  return isServer ? './islands/on-server' : './islands/of-page';
}

/** What the bundle at hand needs to find the islands of the pages. */
const toWebpackPlugins = (
  siteDir: string,
  isServer: boolean,
  {DefinePlugin, NormalModuleReplacementPlugin}: CurrentBundler['instance'],
) => [
  new NormalModuleReplacementPlugin(/^\.\/islands\/of-page$/, toIslandsModule(isServer)),
  new DefinePlugin({
    ISLANDS_FOLDER: JSON.stringify(path.join(siteDir, ISLANDS_DIR)),
    // The dev server has the styles in its bundle.
    API_STYLESHEET: JSON.stringify(
      process.env.NODE_ENV === 'production' ? writeApiStylesheet(siteDir) : '',
    ),
  }),
];

/** The styles of the console come with the console: Docusaurus puts those of all scripts in one file. */
const OWN_STYLES = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {chunks: ({name}: {readonly name?: string | null}) => name !== 'api-console'},
      },
    },
  },
};

/**
 * A theme with parts of our own for the names of docusaurus-theme-openapi-docs, which stands before it. The
 * styles of that theme go: they change elements of all pages.
 *
 * @param announce is called where a site has this theme, before anything is generated
 */
export const createTheme =
  (announce: () => void): PluginModule =>
  ({siteDir}: LoadContext): Plugin => {
    announce();
    const stock = findPackageFolder(siteDir, 'docusaurus-theme-openapi-docs');
    return {
      name: 'openapi-static-theme',
      getThemePath: () => path.join(__dirname, '../theme'),
      configureWebpack: (_config, isServer, {currentBundler: {instance}}) => ({
        ...(!isServer && process.env.NODE_ENV === 'production' && OWN_STYLES),
        resolve: {alias: {[path.join(stock, 'theme/styles.scss')]: false}},
        plugins: toWebpackPlugins(siteDir, isServer, instance),
      }),
    };
  };
