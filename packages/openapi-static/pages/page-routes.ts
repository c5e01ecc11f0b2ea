import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

/** The component that shows every page of an API, by its address. */
export const API_COMPONENT = require.resolve('../page/ApiRoot.tsx');

function withoutContent(route: RouteConfig): RouteConfig {
  if (route.routes !== undefined) return {...route, routes: route.routes.map(withoutContent)};
  if (route.component !== API_COMPONENT) return route;
  const {modules: _modules, sidebar: _sidebar, ...page} = route;
  return page;
}

/**
 * Actions of a docs instance whose pages bring no module of their own: a page costs the bundler
 * nothing, and all pages of the site some 20 bytes, its address in the list of routes.
 */
export const toPageActions = (actions: PluginContentLoadedActions): PluginContentLoadedActions => ({
  ...actions,
  addRoute: (route) => actions.addRoute(withoutContent(route)),
});
