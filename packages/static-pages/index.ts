import path from 'node:path';

import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';

import {listVersions} from '@openapi-portal/markdown-source';

import {toInstalledSources} from './files/installed-sources';
import {toStableMinimizers} from './files/stable-minimizers';
import {areInternalsOff, configureInternals, replaceBanner} from './internals';
import {listFewerRoutes} from './internals/client-routes';
import {checkOptions} from './options';
import {buildStylesheet} from './page-styles/build-stylesheet';
import {POLICY_NAMES} from './trusted-types/html';
import {PACKAGE_FOLDER} from './package-folder';

export {default as tableScroll} from './enhancements/wrap-tables';
export {
  findPackageFolder,
  hasPackage,
  ISLAND_TEXTS_DIR,
  ISLANDS_DIR,
  STATIC_DIR,
} from './files/folders';
export {stylesOnDemand} from './files/styles-on-demand';
export {toShownByParent} from './internals/client-routes';
export {default as leanDocs} from './internals/docs-metadata';
export {areInternalsOff} from './internals';
export {default as movedAnchors, type MovedAnchorsOptions} from './moved-anchors';
export type {StaticPagesOptions} from './options';
export {default as liveParts} from './prose/live-parts';
export {buildStylesheet} from './page-styles/build-stylesheet';
export {POLICY_NAMES} from './trusted-types/html';
export {unpublishOptions, withUnpublishedOptions} from './unpublished-options';

/** Client modules that only add to what Docusaurus does, in the order in which they start. */
const CLIENT_MODULES = [
  'page-loading/readable-address.ts',
  'page-loading/hydration.ts',
  'page-loading/load-ahead.ts',
  'enhancements/index.ts',
];

/** Client modules of a site that keeps its own pages: other packages bring only the content of some. */
const MODULES_OF_ISLANDS = ['page-loading/hydration.ts', 'enhancements/index.ts'];

/** Left out where the classic theme is whole and has its own. */
const PROGRESS_BAR = 'page-loading/progress-bar.ts';

interface ModuleRequest {
  request: string;
}

/** It has the styles of all pages in one bundle. */
const isDevServer = (): boolean => process.env.NODE_ENV === 'development';

/** Where React renders prose itself: on the server, and in a browser that is served no content. */
const rendersProse = (isServer: boolean, isWhole: boolean): boolean =>
  isServer || isWhole || isDevServer();

/** Builds the stylesheets, and tells the bundle their addresses. */
const defineStylesheets = (
  siteDir: string,
  sources: Readonly<Record<string, string>>,
  {DefinePlugin}: CurrentBundler['instance'],
) =>
  new DefinePlugin({
    PAGE_STYLESHEETS: '{}',
    ...Object.fromEntries(
      Object.entries(sources).map(([name, source]) => [
        `PAGE_STYLESHEETS.${name}`,
        JSON.stringify(buildStylesheet(siteDir, path.resolve(siteDir, source), name)),
      ]),
    ),
  });

/**
 * Resolves `@theme-init/CodeBlock` to ours. A theme uses it for code that it does not run, and would get the classic theme's
 * block with its highlighter.
 */
const keepCodeBlock = ({NormalModuleReplacementPlugin}: CurrentBundler['instance']) =>
  new NormalModuleReplacementPlugin(/^@theme-init\/CodeBlock$/, (found: ModuleRequest) => {
    found.request = path.join(PACKAGE_FOLDER, 'theme/CodeBlock');
  });

/**
 * Lists the file extensions that come before all others. `name.react.tsx` renders what `name.tsx` takes from the served
 * page; `name.server.ts` reads a file on the server, and `name.dev.ts` bundles it in the dev server, which has none.
 */
const listExtensions = (isServer: boolean, isRendered: boolean): string[] => [
  ...(isDevServer() ? ['.dev.ts'] : isServer ? ['.server.ts'] : []),
  ...(isRendered ? ['.react.tsx'] : []),
];

/** Says which lists of the bundler's options ours replace, and which they come before. */
const MERGE_STRATEGY = {
  'optimization.minimizer': 'replace',
  'resolve.extensions': 'prepend',
} as const;

/** Has the bundler's own scripts load others under Trusted Types. */
const TRUSTED_SCRIPTS = {output: {trustedTypes: {policyName: POLICY_NAMES.scripts}}};

/**
 * Pages whose content is rendered once, at build: readers get it as HTML and no copy of it as script.
 * As a theme it brings the components that show such content; `internals/` holds what it replaces inside
 * Docusaurus, all of which `STATIC_PAGES=off` leaves out.
 *
 * @param options `StaticPagesOptions`: Docusaurus hands them on untyped, `satisfies` in the configuration types them
 */
export default function staticPages(context: LoadContext, options: unknown): Plugin {
  const given = checkOptions(options);
  const {serverStyles = [], stylesheets = {}, keepsPages = false} = given;
  const own = (name: string): string => path.join(PACKAGE_FOLDER, name);
  const isWhole = keepsPages || areInternalsOff();
  // It saves 0.5 KB of a page for a fifth of a build's time. Threads that render pages read this when they start.
  process.env.SKIP_HTML_MINIFICATION ??= 'true';
  return {
    name: 'static-pages',
    ...(!keepsPages && {getThemePath: () => own('theme')}),
    getClientModules: () => [
      ...(keepsPages ? MODULES_OF_ISLANDS : CLIENT_MODULES).map(own),
      ...(isWhole ? [] : [own(PROGRESS_BAR)]),
      ...[...serverStyles, ...(isDevServer() ? Object.values(stylesheets) : [])].map((file) =>
        path.resolve(context.siteDir, file),
      ),
    ],
    configureWebpack: ({optimization}, isServer, {currentBundler: {instance}, getJSLoader}) => {
      const ours = [
        defineStylesheets(context.siteDir, stylesheets, instance),
        ...(keepsPages ? [] : [keepCodeBlock(instance)]),
        // A plugin of its own for this would be named in the script of every page.
        new instance.DefinePlugin({
          HAS_LANGUAGES: context.i18n.locales.length > 1,
          HAS_VERSIONS: listVersions(context.siteDir).length > 0,
        }),
      ];
      const module = toInstalledSources(getJSLoader({isServer}));
      const isRendered = rendersProse(isServer, isWhole);
      const extensions = listExtensions(isServer, isRendered);
      if (isRendered) {
        const replaced = isWhole ? [] : [replaceBanner(instance)];
        // The browser takes over what the server has rendered by the same list; that of the dev server changes.
        const routes = isWhole || isDevServer() ? [] : listFewerRoutes(context, instance);
        return {
          module,
          resolve: {extensions},
          mergeStrategy: MERGE_STRATEGY,
          plugins: [...ours, ...replaced, ...routes],
        };
      }
      const {plugins = [], ...internals} = configureInternals(context, given, instance);
      return {
        ...internals,
        ...TRUSTED_SCRIPTS,
        module: {rules: [...module.rules, ...(internals.module?.rules ?? [])]},
        mergeStrategy: MERGE_STRATEGY,
        optimization: {
          ...internals.optimization,
          minimizer: toStableMinimizers(optimization?.minimizer),
        },
        plugins: [...ours, ...plugins],
      };
    },
  };
}
