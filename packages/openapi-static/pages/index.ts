import path from 'node:path';

import {
  type PluginOptions as DocsOptions,
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';

import {type Api, toRouteBasePath} from '../../../config/apis';
import {PAGES_DIR} from '../files/folders';
import {writeApiStylesheet} from '../page/stylesheet';
import {lintContracts} from '../lint';
import {ISLANDS_DIR} from 'static-pages/islands/folder';
import leanDocs from 'static-pages/internals/docs-metadata';
import {ProblemsError} from 'static-pages/reports';

import {createAuthorRun, type Work} from './author-report';
import {generatePages} from './generate';
import type {Options} from './options';
import {API_COMPONENT, toPageActions} from './page-routes';

/** The API's contract, for reports that its author sees. */
export const toSubject = ({id}: Api): string => `contract-${id}`;

/** The docs instance of an API, with a sidebar of its own, as docusaurus-plugin-content-docs wants it. */
const toDocsOptions = (api: Api): DocsOptions =>
  validateDocsOptions({
    validate: normalizePluginOptions as never,
    options: {
      id: api.id,
      path: `${PAGES_DIR}/${api.id}`,
      routeBasePath: toRouteBasePath(api),
      // Not JSON: Docusaurus would read that once, and the author mode wants it anew.
      sidebarPath: `./${PAGES_DIR}/${api.id}/sidebars.js`,
      docRootComponent: API_COMPONENT,
      docItemComponent: API_COMPONENT,
    },
  });

/**
 * A file as a pattern that matches it alone: by its mere path it is watched only until an editor has put
 * another in its place.
 */
function toPattern(file: string): string {
  const {dir, base} = path.parse(file);
  return path.join(dir, `{${base},${base}}`);
}

/** The module of `page/islands/` that finds islands for the bundle at hand. */
function toIslandsModule(isServer: boolean): string {
  if (process.env.NODE_ENV === 'development') return './islands/in-author-mode';
  return isServer ? './islands/on-server' : './islands/of-page';
}

async function lintOrThrow(contract: string, siteDir: string): Promise<void> {
  const problems = await lintContracts([contract], siteDir);
  if (problems.length > 0) throw new ProblemsError('the contract', problems, siteDir);
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
 * Publishes an API: a docs instance whose pages are made from the contract, which is linted, rendered
 * to islands and written as MDX before the instance reads them, and again when it changes.
 *
 * @throws ProblemsError naming every finding in the contract
 */
export default async function apiPages(context: LoadContext, options: unknown): Promise<Plugin> {
  const {api} = options as Options;
  const {siteDir} = context;
  const contract = path.join(siteDir, api.contract);
  const work: Work = {
    lint: () => lintOrThrow(contract, siteDir),
    generate: () => generatePages(api, context),
  };
  const runAgain = createAuthorRun(work, siteDir, toSubject(api));

  await work.lint();
  await work.generate();
  let isFresh = true;
  const docs = await leanDocs(context, toDocsOptions(api));
  return {
    ...docs,
    async loadContent() {
      if (!isFresh) await runAgain();
      isFresh = false;
      return docs.loadContent?.();
    },
    // Not the pages: they change when these do, and would set off a second round.
    getPathsToWatch: () => [
      toPattern(contract),
      path.join(__dirname, '../reference/**/*.{ts,tsx}'),
    ],
    contentLoaded: ({actions, ...rest}) =>
      docs.contentLoaded?.({...rest, actions: toPageActions(actions)}),
    configureWebpack(config, isServer, utils, content) {
      const base = docs.configureWebpack?.(config, isServer, utils, content) ?? {};
      const added = toWebpackPlugins(siteDir, isServer, utils.currentBundler.instance);
      return {
        ...base,
        ...(!isServer && process.env.NODE_ENV === 'production' && OWN_STYLES),
        plugins: [...(base.plugins ?? []), ...added],
      };
    },
  };
}
