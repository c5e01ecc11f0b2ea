import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readApis} from '@openapi-portal/openapi-model/files';
import {readNames, readNamesFor, RELEASES_FILE, toPartsFolder} from '@openapi-portal/api-names';
import {listVersions} from '@openapi-portal/markdown-source';
import type {Problem} from '@openapi-portal/reports';
import {toReportFile} from '@openapi-portal/static-pages/overlay';

import {findProblems, isSiteLoadable} from './check';
import type {CheckedProseOptions} from './options';
import {createReader, type ReadSettings} from './read';
import {createReport, SUBJECT, warn} from './report';
import {type Routes, toRoutes} from './routes';
import {findDeprecated} from './rules/api-names';
import type {ProseSite} from './site';

export {createLinkNames} from './name-links/link-names';
export {languageChoices} from './languages';
export type {AccessModel, ApiChecks, Attribute, CheckedProseOptions, Scope} from './options';
export {createTranslatedLinks} from './translated-links';
export type {Translations} from '@openapi-portal/markdown-source';
export {createVersionNotes} from './translated-links';
export {createTermLinks, type TermLinkOptions} from './terms';

/** Folder of this package's source files. `__dirname` would be the folder of the compiled files. */
const PACKAGE_FOLDER = path.dirname(
  createRequire(__filename).resolve('@openapi-portal/checked-prose/package.json'),
);

/** Detects the Docusaurus themes that render code blocks as diagrams or live code. */
const toDrawnInBrowser = ({
  markdown,
  themes = [],
  themeConfig = {},
}: Partial<LoadContext['siteConfig']>): ProseSite['drawsInBrowser'] => ({
  diagrams: markdown?.mermaid === true,
  liveCode:
    'liveCodeBlock' in themeConfig ||
    themes.some((theme) => [theme].flat()[0] === '@docusaurus/theme-live-codeblock'),
});

/** Creates a function that reads the sources of the site. The plugins that load later define its routes. */
function createSiteReader(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  {checks = {}, ...options}: CheckedProseOptions,
  folders: Pick<ReadSettings, 'contentDirs' | 'staticDirs'>,
): (routes?: Routes) => ProseSite {
  const markdown = {...siteConfig.markdown, extensions: options.extensions};
  const readSources = createReader({...folders, markdown, translations: options.translations});
  const site = {
    ...options,
    ...folders,
    siteDir,
    baseUrl,
    checks,
    drawsInBrowser: toDrawnInBrowser(siteConfig),
  };
  return (routes) => ({
    ...site,
    ...readSources(),
    routes,
    apis: readNames(siteDir),
    versions: listVersions(siteDir).map(({name, dir}) => ({
      name,
      contentDir: path.resolve(siteDir, dir),
      apis: readNamesFor(siteDir, name),
    })),
  });
}

/** Builds the webpack configuration that recompiles a page in the dev server when a name on the page changes. */
const watchNames = (
  contentDirs: readonly string[],
  options: {readonly folders: readonly string[]; readonly report: string},
) => ({
  module: {
    rules: [
      {
        test: /\.mdx?$/,
        include: [...contentDirs],
        enforce: 'pre' as const,
        loader: path.join(PACKAGE_FOLDER, 'name-links/names-loader.cjs'),
        options,
      },
    ],
  },
});

const toFolders = (
  {siteDir, siteConfig}: LoadContext,
  options: CheckedProseOptions,
): Pick<ReadSettings, 'contentDirs' | 'staticDirs'> => {
  const toAbsolute = (dir: string): string => path.resolve(siteDir, dir);
  return {
    contentDirs: [...options.contentDirs, ...listVersions(siteDir).map(({dir}) => dir)].map(
      toAbsolute,
    ),
    staticDirs: siteConfig.staticDirectories.map(toAbsolute),
  };
};

/** Creates a check for when a contract cannot be read: without the site's routes and the contract's names. */
export const createSourceCheck =
  (options: CheckedProseOptions) =>
  (context: LoadContext): readonly Problem[] =>
    findProblems(createSiteReader(context, options, toFolders(context, options))());

/**
 * Creates a Docusaurus plugin that checks the front matter, syntax, links and images of all pages before
 * bundling. A build fails with all problems; the dev server shows the problems and continues.
 *
 * The options are passed to a function, because Docusaurus embeds the options of a configured plugin in each
 * page.
 */
export const createCheckedProse =
  (options: CheckedProseOptions) =>
  (context: LoadContext): Plugin => {
    const {siteDir, generatedFilesDir} = context;
    const {contentDirs, staticDirs} = toFolders(context, options);
    const readSite = createSiteReader(context, options, {contentDirs, staticDirs});
    const isDevServer = process.env.NODE_ENV === 'development';
    const report = createReport(siteDir, isDevServer);

    return {
      name: 'prose-check',
      // Synchronous, because the content plugins load concurrently and would fail on an invalid file first.
      loadContent() {
        const site = readSite();
        if (!isSiteLoadable(site)) report(findProblems(site));
      },
      allContentLoaded({allContent}) {
        const site = readSite(toRoutes(allContent, context, options.translations));
        report(findProblems(site));
        warn(findDeprecated(site), siteDir);
      },
      configureWebpack() {
        const folders = readApis(siteDir).map(({id}) => toPartsFolder(siteDir, id));
        const names = {folders, report: toReportFile(siteDir, SUBJECT)};
        return isDevServer ? watchNames(contentDirs, names) : {};
      },
      // Pages and generated files are not listed. Their own plugins watch them, and each reload calls
      // `allContentLoaded` of all plugins. Two concurrent reloads would overwrite each other's result in
      // Docusaurus.
      getPathsToWatch: () => [
        path.join(siteDir, RELEASES_FILE),
        ...staticDirs
          .filter((dir) => !dir.startsWith(generatedFilesDir))
          .map((dir) => `${dir}/**/*`),
        ...contentDirs.map((dir) => `${dir}/**/*.{avif,gif,ico,jpg,jpeg,png,svg,webp}`),
      ],
    };
  };
