import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

interface GlobalVersion {
  readonly docs: readonly unknown[];
}

interface GlobalData {
  readonly versions: readonly GlobalVersion[];
}

/** The properties of a version that its pages share: `docs` has id, title and description of each. */
interface VersionProps {
  readonly docs?: object;
}

function toLeanRoute(route: RouteConfig): RouteConfig {
  const {version, ...props} = route.props ?? {};
  return {
    ...route,
    ...(version !== undefined && {
      props: {...props, version: {...(version as VersionProps), docs: {}}},
    }),
    ...(route.routes !== undefined && {routes: route.routes.map(toLeanRoute)}),
  };
}

/** Pages of a site with one version of its docs are not looked for by their ids. */
function toLeanData(data: GlobalData): GlobalData {
  if (data.versions.length > 1) return data;
  return {...data, versions: data.versions.map((version) => ({...version, docs: []}))};
}

/**
 * Actions of a docs instance that keep two lists of all its pages out of every page: one that
 * Docusaurus asks when docs have versions to choose from, and the descriptions that only the theme's
 * own `DocCardList` shows. Each would grow with every page of the site.
 */
export const toLeanActions = (actions: PluginContentLoadedActions): PluginContentLoadedActions => ({
  ...actions,
  addRoute: (route) => actions.addRoute(toLeanRoute(route)),
  setGlobalData: (data) => actions.setGlobalData(toLeanData(data as GlobalData)),
});
