import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

/** What a page of the docs instance is: hand-written, rendered when it was generated, or neither. */
export type PageKind = 'guide' | 'rendered' | 'module';

type ToKind = (source: string) => PageKind;

const withoutModule = ({modules: _, sidebar: _sidebar, ...route}: RouteConfig): RouteConfig =>
  route;

function toPageRoute(route: RouteConfig, source: string, toKind: ToKind, hasTheme: boolean) {
  const kind = toKind(source);
  if (kind === 'rendered') return withoutModule(route);
  return kind === 'guide' || hasTheme
    ? {...route, component: '@theme/DocItem', isModule: true}
    : route;
}

function toRoute(route: RouteConfig, toKind: ToKind, hasTheme: boolean): RouteConfig {
  const source = route.modules?.content;
  if (typeof source === 'string') return toPageRoute(route, source, toKind, hasTheme);
  if (route.routes === undefined) return route;
  const component =
    hasTheme && route.component === '@theme/DocRoot' ? '@theme/ApiRoot' : route.component;
  return {...route, component, routes: route.routes.map((one) => toRoute(one, toKind, hasTheme))};
}

/**
 * Actions of a docs instance whose generated pages bring no module of their own where they were rendered
 * when they were generated: such a page costs the bundler nothing, and all pages of the site some 20 bytes,
 * its address in the list of routes. A generated page that was not is a page as any other.
 *
 * @param toKind takes a page's source, `@site/...`
 * @param hasTheme whether the site has our theme
 */
export const toPageActions = (
  actions: PluginContentLoadedActions,
  toKind: ToKind,
  hasTheme: boolean,
): PluginContentLoadedActions => ({
  ...actions,
  addRoute: (route) => actions.addRoute(toRoute(route, toKind, hasTheme)),
});
