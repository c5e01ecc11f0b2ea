import type {LoadContext, Plugin, PluginConfig, PluginModule} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {createCheckedProse} from '@openapi-portal/checked-prose';
import apiDocs from '@openapi-portal/docusaurus-openapi/docs';
import {contractFiles, rootFiles} from '@openapi-portal/machine-readable';
import {toNotices} from '@openapi-portal/notices';
import offline from '@openapi-portal/offline';
import apiReleases from '@openapi-portal/openapi-releases';
import {sandboxFile} from '@openapi-portal/openapi-sandbox';
import {withUnpublishedOptions} from '@openapi-portal/static-pages';
import authorOverlay from '@openapi-portal/static-pages/overlay';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib';
import type {PluginOptions} from 'docusaurus-plugin-openapi-docs/src/types';

import type {PresetOptions} from './options';
import {type Api, hasSkill, listFiles, type Portal, toChangelog, toDocsOptions} from './portal';

const OPENAPI = 'docusaurus-plugin-openapi-docs';
const API_DOCS = '@openapi-portal/docusaurus-openapi/docs';

/** Adds plugins to the configuration in a context, where some plugins look each other up. */
const withPlugins = (context: LoadContext, plugins: PluginConfig[]): LoadContext => ({
  ...context,
  siteConfig: {...context.siteConfig, plugins: [...context.siteConfig.plugins, ...plugins]},
});

/**
 * Validates the options of the OpenAPI plugin.
 *
 * @throws Error that names options as in this preset, `apis.…` instead of `config.…`
 */
function checkEntry(options: PluginOptions): PluginOptions {
  try {
    return openApiDocs.validateOptions({
      options,
      validate: normalizePluginOptions,
    }) as PluginOptions;
  } catch (error) {
    throw new Error((error as Error).message.replace(/"config\.([^"]+)"/g, '`apis.$1`'), {
      cause: error,
    });
  }
}

function listApiPlugins(portal: Portal, options: PresetOptions): PluginConfig[] {
  const {pages, complete} = portal;
  const docs = {...toDocsOptions(options), pages};
  const read = async (context: LoadContext) => {
    const given: PluginOptions = {
      id: 'openapi',
      docsPlugin: API_DOCS,
      docsPluginId: docs.id,
      config: await complete(),
    };
    const entry = checkEntry(given);
    const plugins: PluginConfig[] = [
      [OPENAPI, {...entry}],
      [API_DOCS, docs],
    ];
    return {entry, context: withPlugins(context, plugins)};
  };
  const generator = async (context: LoadContext): Promise<Plugin> => {
    const known = await read(context);
    return openApiDocs(known.context, known.entry) as Plugin;
  };
  const instance = async (context: LoadContext, given: unknown): Promise<Plugin> =>
    apiDocs((await read(context)).context, given);
  return [
    [generator, {id: 'openapi'}],
    [Object.assign(instance, {validateOptions: apiDocs.validateOptions}) as PluginModule, docs],
  ];
}

/** Wraps a plugin so that it is created after the contracts were read, with the APIs among its options. */
const withApis =
  (
    {complete, pages}: Portal,
    plugin: (context: LoadContext, options: unknown) => Plugin,
    options: object,
  ): PluginModule =>
  async (context) => {
    await complete();
    return plugin(context, {...options, apis: pages.apis, minorVersions: pages.minorVersions});
  };

const changelogPage =
  (page: string): PluginModule =>
  ({baseUrl}) => ({
    name: 'api-changelog',
    contentLoaded: ({actions}) =>
      actions.addRoute({path: baseUrl + page, component: '@theme/ApiChangelog', exact: true}),
  });

function listReleasePlugins(portal: Portal, options: PresetOptions): PluginConfig[] {
  const page = toChangelog(options);
  if (page === undefined) return [];
  const plugin = withApis(portal, apiReleases, {page});
  return options.releases === true ? [plugin, changelogPage(page)] : [plugin];
}

function listProsePlugins({prose = false}: PresetOptions): PluginConfig[] {
  if (prose === false) return [];
  const {folders, ...rest} = prose;
  const contentDirs = folders.map(({dir}) => dir);
  return [createCheckedProse({contentDirs, components: {}, componentAnchors: {}, ...rest})];
}

export function listPlugins(portal: Portal, options: PresetOptions): PluginConfig[] {
  const {markdown, notices = false, robots = false, sandbox = false, security, skill} = options;
  const forFiles = {
    derivedFiles: sandbox ? [sandboxFile] : [],
    ...(hasSkill(skill) && {
      skill: {
        ...(typeof skill === 'object' && skill),
        listFiles: (api: Api) => listFiles(options, api),
      },
    }),
  };
  return [
    authorOverlay,
    ...(notices === false ? [] : [toNotices(notices)]),
    ...listProsePlugins(options),
    ...listApiPlugins(portal, options),
    ...listReleasePlugins(portal, options),
    ...(markdown === false && !sandbox ? [] : [withApis(portal, contractFiles, forFiles)]),
    ...(robots || security !== undefined ? [withUnpublishedOptions(rootFiles, {security})] : []),
    ...(options.offline === true ? [offline as PluginModule] : []),
  ];
}
