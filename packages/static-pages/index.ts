import path from 'node:path';

import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';

import {listVersions} from '@openapi-portal/markdown-source';

import {keepCascadeLayers, toInstalledSources, toStableMinimizers} from './files/bundler-options';
import {createShareReport} from './built-pages/progress';
import {areInternalsOff, configureInternals, replaceBanner} from './internals';
import {omitMarkedRoutes} from './internals/client-routes';
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
export {stylesOnDemand} from './files/bundler-options';
export {markShownByParent} from './internals/client-routes';
export {default as leanDocs} from './internals/docs-metadata';
export {areInternalsOff} from './internals';
export {default as movedAnchors, type MovedAnchorsOptions} from './moved-anchors';
export type {StaticPagesOptions} from './options';
export {default as liveParts} from './prose/live-parts';
export {buildStylesheet} from './page-styles/build-stylesheet';
export {POLICY_NAMES} from './trusted-types/html';
export {removePresetWithOptions, withUnpublishedOptions} from './unpublished-options';

/** Client modules, in the order in which they run. */
const CLIENT_MODULES = [
  'page-loading/readable-address.ts',
  'page-loading/hydration.ts',
  'page-loading/load-ahead.ts',
  'enhancements/index.ts',
];

/** Client modules of a site with the option `keepsPages`, in which only other packages use islands. */
const MODULES_OF_ISLANDS = ['page-loading/hydration.ts', 'enhancements/index.ts'];

/** Left out if the site uses the stock classic theme, which has its own progress bar. */
const PROGRESS_BAR = 'page-loading/progress-bar.ts';

interface ModuleRequest {
  request: string;
}

const isDevServer = (): boolean => process.env.NODE_ENV === 'development';

/** Returns true if React renders prose: on the server, in the dev server, or with Docusaurus's own modules. */
const rendersProse = (isServer: boolean, isWhole: boolean): boolean =>
  isServer || isWhole || isDevServer();

/** Builds the stylesheets, and defines their URLs as constants of the bundle. */
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

const reportBundling = (isServer: boolean, {ProgressPlugin}: CurrentBundler['instance']) =>
  new ProgressPlugin(createShareReport(`Bundling for ${isServer ? 'the server' : 'browsers'}`));

/** Resolves `@theme-init/CodeBlock`, which a theme for live code uses, to our code block without a highlighter. */
const keepCodeBlock = ({NormalModuleReplacementPlugin}: CurrentBundler['instance']) =>
  new NormalModuleReplacementPlugin(/^@theme-init\/CodeBlock$/, (found: ModuleRequest) => {
    found.request = path.join(PACKAGE_FOLDER, 'theme/CodeBlock');
  });

/**
 * Lists the file extensions to try first. `name.react.tsx` renders what `name.tsx` reads from the served page.
 * `name.server.ts` reads a file on the server, which `name.dev.ts` bundles in the dev server.
 */
const listExtensions = (isServer: boolean, isRendered: boolean): string[] => [
  ...(isDevServer() ? ['.dev.ts'] : isServer ? ['.server.ts'] : []),
  ...(isRendered ? ['.react.tsx'] : []),
];

const MERGE_STRATEGY = {
  'optimization.minimizer': 'replace',
  'resolve.extensions': 'prepend',
} as const;

/** Makes the bundler's runtime load scripts under Trusted Types. */
const TRUSTED_SCRIPTS = {output: {trustedTypes: {policyName: POLICY_NAMES.scripts}}};

/**
 * Renders the content of pages once, at build time, so that readers load it as HTML and not again as script. The
 * theme contains the components that display such content. `internals/` contains replacements for modules of
 * Docusaurus, which `STATIC_PAGES=off` disables.
 */
export default function staticPages(context: LoadContext, options: unknown): Plugin {
  const given = checkOptions(options);
  const {serverStyles = [], stylesheets = {}, keepsPages = false} = given;
  const own = (name: string): string => path.join(PACKAGE_FOLDER, name);
  const isWhole = keepsPages || areInternalsOff();
  // Minifying HTML takes a fifth of the build's time and saves 0.5 KB per page. The threads that render pages read
  // this variable when they start.
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
    configurePostCss: keepCascadeLayers,
    configureWebpack: ({optimization}, isServer, {currentBundler: {instance}, getJSLoader}) => {
      const ours = [
        defineStylesheets(context.siteDir, stylesheets, instance),
        ...(keepsPages ? [] : [keepCodeBlock(instance)]),
        ...(isDevServer() ? [] : [reportBundling(isServer, instance)]),
        // Not in a separate plugin, because every page's script lists all plugins.
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
        // The server uses the same route list as the browser that hydrates its pages. The dev server keeps the
        // complete list, because routes change there.
        const routes = isWhole || isDevServer() ? [] : omitMarkedRoutes(context, instance);
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
