import type {PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {toShownByParent} from '@openapi-portal/static-pages';
import {withoutSlash} from '@openapi-portal/static-pages/formats';

import {
  type CategoryLinks,
  listAddresses,
  shortenSidebars,
} from '@openapi-portal/docusaurus-openapi-theme';

/** What a page of the docs instance is: hand-written, rendered when it was generated, or neither. */
export type PageKind = 'guide' | 'rendered' | 'module';

/** Sidebars that are called by some names, and the others. */
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

/** What every page would load, and the HTML of pages brings in its place. */
export interface Kept {
  /** Of folded categories. */
  readonly links: CategoryLinks;
  /** Of older lines of releases, by their names. */
  readonly sidebars: PropSidebars;
}

interface PageFacts {
  /** Takes a page's source, `@site/...`. */
  readonly toKind: (source: string) => PageKind;
  /** Whether the site has our theme. */
  readonly hasTheme: boolean;
  /** Names of the sidebars of older lines. */
  readonly lines?: readonly string[];
  /** Takes what is then taken out of the sidebars that all pages load. */
  readonly keep?: (kept: Kept) => void;
}

/**
 * Actions of a docs instance whose generated pages bring no module of their own where they were rendered
 * when they were generated: such a page costs the bundler nothing, and needs no place in the list of routes that every
 * page of the site loads, where a sidebar of its version says that it is there. A generated page that was not rendered
 * is a page as any other.
 */
export function toPageActions(
  actions: PluginContentLoadedActions,
  {toKind, hasTheme, lines = [], keep}: PageFacts,
): PluginContentLoadedActions {
  const links = new Map<string, CategoryLinks[string]>();
  const lineSidebars: Record<string, PropSidebars[string]> = {};

  function listKind(kind: PageKind, {path, modules, routes = []}: RouteConfig): readonly string[] {
    const isOne = typeof modules?.content === 'string' && toKind(modules.content) === kind;
    return [
      ...(isOne ? [withoutSlash(path)] : []),
      ...routes.flatMap((one) => listKind(kind, one)),
    ];
  }

  function shortenVersion(route: RouteConfig, version: PropVersionMetadata): PropVersionMetadata {
    const rendered = new Set(listKind('rendered', route));
    const brings = (address: string): boolean => rendered.has(address);
    // A page that is a module finds its sidebar where Docusaurus has it.
    const taken = listKind('module', route).length > 0 ? [] : lines;
    const {named, others} = splitSidebars(version.docsSidebars, taken);
    Object.assign(lineSidebars, named);
    return {...version, docsSidebars: shortenSidebars(others, brings, links)};
  }

  function toRoute(route: RouteConfig, listed: ReadonlySet<string>): RouteConfig {
    const {modules, sidebar: _, ...bare} = route;
    if (typeof modules?.content === 'string') {
      const kind = toKind(modules.content);
      if (kind === 'rendered')
        return listed.has(withoutSlash(bare.path)) ? toShownByParent(bare) : bare;
      const isPage = kind === 'guide' || hasTheme;
      return isPage ? {...route, component: '@theme/DocItem', isModule: true} : route;
    }
    const isRoot = hasTheme && route.component === '@theme/DocRoot';
    const version = route.props?.version as PropVersionMetadata | undefined;
    const here = version === undefined ? listed : listAddresses(version.docsSidebars);
    const isShort = version !== undefined && hasTheme && keep !== undefined;
    return {
      ...route,
      ...(isShort && {props: {...route.props, version: shortenVersion(route, version)}}),
      ...(isRoot && {component: links.size > 0 ? '@theme/FoldedApiRoot' : '@theme/ApiRoot'}),
      ...(route.routes !== undefined && {routes: route.routes.map((one) => toRoute(one, here))}),
    };
  }
  /** What every page of the site is told of sidebars, where it may link to one. */
  const withoutLines = (data: GlobalPluginData): GlobalPluginData => ({
    ...data,
    versions: data.versions.map(({sidebars, ...version}) => ({
      ...version,
      ...(sidebars !== undefined && {sidebars: splitSidebars(sidebars, lines).others}),
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
