import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
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

/**
 * Actions of a docs instance whose generated pages bring no module of their own where they were rendered
 * when they were generated: such a page costs the bundler nothing, and needs no place in the list of routes that every
 * page of the site loads, where a sidebar of its version says that it is there. A generated page that was not rendered
 * is a page as any other.
 *
 * @param toKind takes a page's source, `@site/...`
 * @param hasTheme whether the site has our theme
 * @param keepLinks takes the links of folded categories, which are then taken out of the sidebars that all pages load,
 *   because the HTML of the pages brings them
 */
export function toPageActions(
  actions: PluginContentLoadedActions,
  toKind: (source: string) => PageKind,
  hasTheme: boolean,
  keepLinks?: (links: CategoryLinks) => void,
): PluginContentLoadedActions {
  const links = new Map<string, CategoryLinks[string]>();

  function listRendered({path, modules, routes = []}: RouteConfig): readonly string[] {
    const isRendered =
      typeof modules?.content === 'string' && toKind(modules.content) === 'rendered';
    return [...(isRendered ? [withoutSlash(path)] : []), ...routes.flatMap(listRendered)];
  }

  function shortenVersion(route: RouteConfig, version: PropVersionMetadata): PropVersionMetadata {
    const rendered = new Set(listRendered(route));
    const brings = (address: string): boolean => rendered.has(address);
    return {...version, docsSidebars: shortenSidebars(version.docsSidebars, brings, links)};
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
    const isShort = version !== undefined && hasTheme && keepLinks !== undefined;
    return {
      ...route,
      ...(isShort && {props: {...route.props, version: shortenVersion(route, version)}}),
      ...(isRoot && {component: links.size > 0 ? '@theme/FoldedApiRoot' : '@theme/ApiRoot'}),
      ...(route.routes !== undefined && {routes: route.routes.map((one) => toRoute(one, here))}),
    };
  }
  return {
    ...actions,
    addRoute(route) {
      actions.addRoute(toRoute(route, new Set()));
      keepLinks?.(Object.fromEntries(links));
    },
  };
}
