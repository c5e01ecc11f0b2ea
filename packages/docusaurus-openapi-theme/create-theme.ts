import fs from 'node:fs';
import path from 'node:path';

import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {
  buildStylesheet,
  findPackageFolder,
  hasPackage,
  ISLANDS_DIR,
  stylesOnDemand,
} from '@openapi-portal/static-pages';

import {MINOR_VERSION_SIDEBARS, SIDEBAR_LINKS} from './sidebar-links';

/** Folder of the sources, which the bundler reads. `__dirname` is the folder of the compiled copy. */
const PACKAGE_FOLDER = path.dirname(
  require.resolve('@openapi-portal/docusaurus-openapi-theme/package.json'),
);

/** Folder of the theme's components, which a site can swizzle. */
export const THEME_FOLDER = path.join(PACKAGE_FOLDER, 'theme');

const API_STYLES = require.resolve('@openapi-portal/openapi-reference/styles.css');

const OVERVIEW_STYLES = require.resolve('@openapi-portal/openapi-reference/overview.css');

/** Replaces stylesheets. With the alias `false`, scripts would depend on the folder of the build. */
const NO_STYLES = path.join(PACKAGE_FOLDER, 'no-styles.ts');

/** Returns true if this build removed links from the sidebars, so that pages need the script to fetch them. */
function hasFoldedLinks(siteDir: string): boolean {
  const file = path.join(siteDir, SIDEBAR_LINKS);
  const isBuild = process.env.NODE_ENV !== 'development';
  return isBuild && fs.existsSync(file) && fs.readFileSync(file, 'utf8') !== '{}';
}

const STOCK_THEME = 'docusaurus-theme-openapi-docs';

function withoutStockStyles(siteDir: string): Readonly<Record<string, string>> {
  if (!hasPackage(siteDir, STOCK_THEME)) return {};
  return {[path.join(findPackageFolder(siteDir, STOCK_THEME), 'theme/styles.scss')]: NO_STYLES};
}

interface Request {
  request: string;
  readonly contextInfo: {readonly issuer: string};
}

const LOADING_ITEM = path.join(PACKAGE_FOLDER, 'theme/FoldedApiRoot/LoadingSidebarItem');

/** Redirects imports of the sidebar item to `LoadingSidebarItem`, which wraps the original item. */
function loadUnfolded(found: Request): void {
  if (!found.contextInfo.issuer.startsWith(LOADING_ITEM)) found.request = LOADING_ITEM;
}

/** Returns the webpack plugins of the server or the client bundle, which define the paths of generated files. */
const toWebpackPlugins = (
  siteDir: string,
  isServer: boolean,
  {DefinePlugin, NormalModuleReplacementPlugin}: CurrentBundler['instance'],
) => [
  ...(hasFoldedLinks(siteDir)
    ? [new NormalModuleReplacementPlugin(/^@theme\/DocSidebarItem$/, loadUnfolded)]
    : []),
  new DefinePlugin({
    SIDEBAR_LINKS: JSON.stringify(path.join(siteDir, SIDEBAR_LINKS)),
    MINOR_VERSION_SIDEBARS: JSON.stringify(path.join(siteDir, MINOR_VERSION_SIDEBARS)),
    ISLANDS_FOLDER: JSON.stringify(path.join(siteDir, ISLANDS_DIR)),
    OVERVIEW_STYLESHEET: JSON.stringify(buildStylesheet(siteDir, OVERVIEW_STYLES, 'api-overview')),
    API_STYLESHEET: JSON.stringify(buildStylesheet(siteDir, API_STYLES, 'api-reference')),
    // docusaurus-theme-openapi-docs provides Node's `process` to all scripts, and React would use it.
    ...(!isServer && {'typeof process': JSON.stringify('undefined')}),
  }),
];

/**
 * Creates a theme whose components have the names of those in docusaurus-theme-openapi-docs. They override that theme
 * if it is listed earlier in `themes`. Its styles are removed, because they change elements on all pages.
 */
export default function openApiTheme({siteDir}: LoadContext): Plugin {
  return {
    name: 'docusaurus-openapi-theme',
    getThemePath: () => THEME_FOLDER,
    configureWebpack: (_config, isServer, {currentBundler: {instance}}) => ({
      ...stylesOnDemand(isServer),
      resolve: {alias: withoutStockStyles(siteDir)},
      plugins: toWebpackPlugins(siteDir, isServer, instance),
    }),
  };
}
