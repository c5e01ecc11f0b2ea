import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {toShownByParent} from '@openapi-portal/static-pages';
import {withoutSlash} from '@openapi-portal/static-pages/formats';

import {listAddresses} from '@openapi-portal/docusaurus-openapi-theme';

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
 */
export function toPageActions(
  actions: PluginContentLoadedActions,
  toKind: (source: string) => PageKind,
  hasTheme: boolean,
): PluginContentLoadedActions {
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
    return {
      ...route,
      ...(isRoot && {component: '@theme/ApiRoot'}),
      ...(route.routes !== undefined && {routes: route.routes.map((one) => toRoute(one, here))}),
    };
  }
  return {...actions, addRoute: (route) => actions.addRoute(toRoute(route, new Set()))};
}
