import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

/** What a page of the docs instance is: hand-written, rendered when it was generated, or neither. */
export type PageKind = 'guide' | 'rendered' | 'module';

/**
 * Actions of a docs instance whose generated pages bring no module of their own where they were rendered
 * when they were generated: such a page costs the bundler nothing, and all pages of the site some 20 bytes,
 * its address in the list of routes. A generated page that was not is a page as any other.
 *
 * @param toKind takes a page's source, `@site/...`
 * @param hasTheme whether the site has our theme
 */
export function toPageActions(
  actions: PluginContentLoadedActions,
  toKind: (source: string) => PageKind,
  hasTheme: boolean,
): PluginContentLoadedActions {
  function toRoute(route: RouteConfig): RouteConfig {
    const {modules, sidebar: _, ...bare} = route;
    if (typeof modules?.content === 'string') {
      const kind = toKind(modules.content);
      if (kind === 'rendered') return bare;
      const isPage = kind === 'guide' || hasTheme;
      return isPage ? {...route, component: '@theme/DocItem', isModule: true} : route;
    }
    const isRoot = hasTheme && route.component === '@theme/DocRoot';
    return {
      ...route,
      ...(isRoot && {component: '@theme/ApiRoot'}),
      ...(route.routes !== undefined && {routes: route.routes.map(toRoute)}),
    };
  }
  return {...actions, addRoute: (route) => actions.addRoute(toRoute(route))};
}
