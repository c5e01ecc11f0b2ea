import type {PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {markShownByParent} from '@openapi-portal/static-pages';
import {withoutSlash} from '@openapi-portal/static-pages/formats';

import {
  type CategoryLinks,
  listAddresses,
  shortenSidebars,
} from '@openapi-portal/docusaurus-openapi-theme';

function splitSidebars<Sidebar>(
  sidebars: Readonly<Record<string, Sidebar>>,
  names: readonly string[],
): Readonly<Record<'named' | 'others', Record<string, Sidebar>>> {
  const pick = (isNamed: boolean): Record<string, Sidebar> =>
    Object.fromEntries(
      Object.entries(sidebars).filter(([name]) => names.includes(name) === isNamed),
    );
  return {named: pick(true), others: pick(false)};
}

/** Sidebar data that is in the HTML of the pages that need it, instead of in the script that all pages load. */
export interface PageSidebarData {
  readonly links: CategoryLinks;
  readonly sidebars: PropSidebars;
}

interface PageFacts {
  /** Returns true if the page with this source, `@site/...`, was rendered when it was generated. */
  readonly isRendered: (source: string) => boolean;
  /** Names of the sidebars of older minor versions. */
  readonly minorVersions?: readonly string[];
  /** Receives the data that is removed from the script of all pages. If absent, the sidebars stay complete. */
  readonly keep?: (kept: PageSidebarData) => void;
}

/**
 * Wraps the actions of a docs instance so that pages rendered at generation time have no module of their own, which
 * the bundler would have to process. Those in the sidebar of their version are also left out of the list of routes
 * that every page loads.
 */
export function wrapActions(
  actions: PluginContentLoadedActions,
  {isRendered, minorVersions = [], keep}: PageFacts,
): PluginContentLoadedActions {
  const links = new Map<string, CategoryLinks[string]>();
  const lineSidebars: Record<string, PropSidebars[string]> = {};

  function listRendered({path, modules, routes = []}: RouteConfig): readonly string[] {
    const isOne = typeof modules?.content === 'string' && isRendered(modules.content);
    return [...(isOne ? [withoutSlash(path)] : []), ...routes.flatMap(listRendered)];
  }

  function shortenVersion(route: RouteConfig, version: PropVersionMetadata): PropVersionMetadata {
    const rendered = new Set(listRendered(route));
    const brings = (address: string): boolean => rendered.has(address);
    const {named, others} = splitSidebars(version.docsSidebars, minorVersions);
    Object.assign(lineSidebars, named);
    return {...version, docsSidebars: shortenSidebars(others, brings, links)};
  }

  function toRoute(route: RouteConfig, listed: ReadonlySet<string>): RouteConfig {
    const {modules, sidebar: _, ...bare} = route;
    if (typeof modules?.content === 'string') {
      if (!isRendered(modules.content))
        return {...route, component: '@theme/DocItem', isModule: true};
      return listed.has(withoutSlash(bare.path)) ? markShownByParent(bare) : bare;
    }
    const isRoot = route.component === '@theme/DocRoot';
    const version = route.props?.version as PropVersionMetadata | undefined;
    const here = version === undefined ? listed : listAddresses(version.docsSidebars);
    const isShort = version !== undefined && keep !== undefined;
    return {
      ...route,
      ...(isShort && {props: {...route.props, version: shortenVersion(route, version)}}),
      ...(isRoot && {component: links.size > 0 ? '@theme/FoldedApiRoot' : '@theme/ApiRoot'}),
      ...(route.routes !== undefined && {routes: route.routes.map((one) => toRoute(one, here))}),
    };
  }
  const withoutLines = (data: GlobalPluginData): GlobalPluginData => ({
    ...data,
    versions: data.versions.map(({sidebars, ...version}) => ({
      ...version,
      ...(sidebars !== undefined && {sidebars: splitSidebars(sidebars, minorVersions).others}),
    })),
  });

  return {
    ...actions,
    setGlobalData: (data) => actions.setGlobalData(withoutLines(data as GlobalPluginData)),
    addRoute(route) {
      actions.addRoute(toRoute(route, new Set()));
      keep?.({links: Object.fromEntries(links), sidebars: lineSidebars});
    },
  };
}
