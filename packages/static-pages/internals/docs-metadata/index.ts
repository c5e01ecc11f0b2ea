import fs from 'node:fs';
import path from 'node:path';

import contentDocs, {
  type LoadedContent,
  type PropSidebarItem,
  type PropSidebars,
  type PropVersionMetadata,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

import {listVersions} from '@openapi-portal/markdown-source';

import {areInternalsOff} from '..';

/** The docs instance whose versions are in `versions.json`. */
const DEFAULT_PLUGIN_ID = 'default';

type DocsOptions = Parameters<typeof contentDocs>[1];

/** Returns true if any page shows cards: a generated index, or the theme's `DocCardList`. */
export const hasCards = ({loadedVersions}: LoadedContent, siteDir: string): boolean =>
  loadedVersions.some(
    ({docs, sidebars}) =>
      JSON.stringify(sidebars).includes('"type":"generated-index"') ||
      docs.some(({source}) => {
        const file = path.join(siteDir, source.replace(/^@site\//, ''));
        return fs.readFileSync(file, 'utf8').includes('<DocCardList');
      }),
  );

/** Placeholder: breadcrumbs only check that a sidebar link has an id. */
const ID = 'doc';

/** Removes ids and `unlisted: false` from the links of a sidebar. Only cards need ids, to look up descriptions. */
function toLeanItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') return {...item, items: item.items.map(toLeanItem)};
  if (item.type !== 'link') return item;
  const {docId, unlisted, ...lean} = item;
  return {
    ...lean,
    ...(docId !== undefined && {docId: ID}),
    ...(unlisted === true && {unlisted}),
  };
}

const toLeanSidebars = (sidebars: PropSidebars): PropSidebars =>
  Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.map(toLeanItem)]),
  );

const toLeanVersion = (version: PropVersionMetadata): PropVersionMetadata => ({
  ...version,
  docs: {},
  docsSidebars: toLeanSidebars(version.docsSidebars),
});

function toLeanRoute(route: RouteConfig): RouteConfig {
  const {version, ...props} = route.props ?? {};
  return {
    ...route,
    ...(version !== undefined && {
      props: {...props, version: toLeanVersion(version as PropVersionMetadata)},
    }),
    ...(route.routes !== undefined && {routes: route.routes.map(toLeanRoute)}),
  };
}

/** Removes the list of pages of each version. Only a switch between versions looks pages up by id. */
function toLeanData(data: GlobalPluginData): GlobalPluginData {
  if (data.versions.length > 1) return data;
  return {...data, versions: data.versions.map((version) => ({...version, docs: []}))};
}

/**
 * Wraps the actions of a docs instance so that pages do not contain two lists of all pages: one for the switch
 * between versions, and one with descriptions for cards. Both grow with every page of the site.
 */
export const toLeanActions = (
  actions: PluginContentLoadedActions,
  showsCards: boolean,
): PluginContentLoadedActions => ({
  ...actions,
  addRoute: (route) => actions.addRoute(showsCards ? route : toLeanRoute(route)),
  setGlobalData: (data) => actions.setGlobalData(toLeanData(data as GlobalPluginData)),
});

/** Default of the option `docVersionRootComponent`. */
const STOCK_ROOT = '@theme/DocVersionRoot';

function withVersions(options: DocsOptions, {siteDir}: LoadContext): DocsOptions {
  const {id, docVersionRootComponent} = options;
  const isVersioned = id === DEFAULT_PLUGIN_ID && listVersions(siteDir).length > 0;
  if (!isVersioned || docVersionRootComponent !== STOCK_ROOT) return options;
  return {...options, docVersionRootComponent: '@theme/VersionedDocs'};
}

/** Creates the docs plugin of Docusaurus without lists of all pages in each page. */
export default async function leanDocs(context: LoadContext, options: unknown): Promise<Plugin> {
  const given = withVersions(options as DocsOptions, context);
  const docs = (await contentDocs(context, given)) as Plugin;
  if (areInternalsOff()) return docs;
  return {
    ...docs,
    contentLoaded: ({actions, content, ...rest}) => {
      const showsCards = hasCards(content as LoadedContent, context.siteDir);
      return docs.contentLoaded?.({...rest, content, actions: toLeanActions(actions, showsCards)});
    },
  };
}

/** The cast replaces a generic type that Docusaurus declares but does not need. */
leanDocs.validateOptions = validateOptions as never;
