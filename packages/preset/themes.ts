import path from 'node:path';

import type {LoadContext, PluginConfig, PluginModule} from '@docusaurus/types';
import machineReadable, {type MachineReadableOptions} from '@openapi-portal/machine-readable';
import sandbox from '@openapi-portal/openapi-sandbox';
import {type SearchOptions, toThemes} from '@openapi-portal/site-search';
import staticPages, {withUnpublishedOptions} from '@openapi-portal/static-pages';

import type {PresetOptions} from './options';
import {listRoutes, type Portal, listRootRoutes} from './portal';

/** Folder of this package's sources, for the bundler. Node.js loads this module from another folder. */
const PACKAGE_FOLDER = path.dirname(require.resolve('@openapi-portal/preset/package.json'));

/** The OpenAPI plugin's theme. Sites that use it install it themselves. */
const OPENAPI_THEME = 'docusaurus-theme-openapi-docs';

/** Maximum length of a search engine's `ShortName` (OpenSearch 1.1). */
const LONGEST_NAME = 16;

/** Builds the options of search; undefined if search is off, or if the site configures Algolia or Typesense itself. */
function toSearch({siteConfig}: LoadContext, options: PresetOptions): SearchOptions | undefined {
  const hasService = 'algolia' in siteConfig.themeConfig || 'typesense' in siteConfig.themeConfig;
  const {search = hasService ? false : {}} = options;
  if (search === false) return undefined;
  const [[, first] = ['', '']] = listRoutes(options);
  const name = siteConfig.title.slice(0, LONGEST_NAME).trim();
  const defaults = {provider: 'local', name, contents: `/${first}`, questions: []};
  return {...defaults, ...search} as SearchOptions;
}

/** Classes of the classic theme that are not content: edit link, and table of contents. */
const OF_THEME = ['theme-doc-footer', 'table-of-contents'];

export function toMachineReadable(
  {siteConfig: {tagline, title}}: LoadContext,
  options: PresetOptions,
): MachineReadableOptions | undefined {
  const {markdown = {}} = options;
  if (markdown === false) return undefined;
  const description = 'Every page of the site.';
  return {
    summary: tagline || title,
    sections: [
      {title: 'API', paths: listRootRoutes(options)},
      {title: 'Pages', paths: ['/']},
    ],
    parts: [{file: 'llms-full.txt', title, description, paths: ['/']}],
    leaveOut: OF_THEME,
    // Contracts count as third-party text unless the site says otherwise.
    thirdParty: listRootRoutes(options),
    ...markdown,
  };
}

/** Lists this package's own theme: a changelog page, and styles; empty if the site needs neither. */
function listOwnThemes({releases, tokens = true}: PresetOptions): PluginModule[] {
  if (releases !== true && !tokens) return [];
  const theme: PluginModule = () => ({
    name: 'openapi-portal',
    getThemePath: () => path.join(PACKAGE_FOLDER, 'theme'),
    getClientModules: () => (tokens ? [path.join(PACKAGE_FOLDER, 'styles/index.css')] : []),
  });
  return [theme];
}

const markdownTheme: PluginModule = () => ({
  name: 'markdown-of-pages',
  getThemePath: () => path.join(PACKAGE_FOLDER, 'markdown-theme'),
});

/** Lists the themes. Components of the last theme take precedence. */
export function listThemes(
  context: LoadContext,
  {pages}: Portal,
  options: PresetOptions,
): PluginConfig[] {
  const search = toSearch(context, options);
  const forPrograms = toMachineReadable(context, options);
  const {openApiTheme, staticPages: own = false} = options;
  return [
    ...(openApiTheme === undefined ? [] : [OPENAPI_THEME]),
    withUnpublishedOptions(staticPages, own === false ? {contentDirs: [], keepsPages: true} : own),
    pages.theme,
    ...(options.sandbox === true ? [sandbox as PluginModule] : []),
    ...(search === undefined ? [] : toThemes(search)),
    ...(forPrograms === undefined
      ? []
      : [withUnpublishedOptions(machineReadable, forPrograms), markdownTheme]),
    ...listOwnThemes(options),
  ];
}
