import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';

import {wrapActions} from './page-routes';

const toPage = (kind: string): RouteConfig => ({
  path: `/docs/${kind}`,
  component: '@theme/ApiItem',
  modules: {content: kind},
  sidebar: 'api',
});

function route(): RouteConfig | undefined {
  const addRoute = vi.fn<(route: RouteConfig) => void>();
  const actions = {addRoute} as unknown as PluginContentLoadedActions;
  const pages = {
    path: '/docs',
    component: '@theme/DocRoot',
    routes: ['guide', 'rendered'].map(toPage),
  };
  wrapActions(actions, {isRendered: (source) => source === 'rendered'}).addRoute(pages);
  return addRoute.mock.calls[0]?.[0];
}

it('does not change the URL of a rendered page, and renders guides as docs', () => {
  expect(route()).toMatchObject({
    component: '@theme/ApiRoot',
    routes: [
      {component: '@theme/DocItem', modules: {content: 'guide'}, isModule: true},
      {path: '/docs/rendered', component: '@theme/ApiItem'},
    ],
  });
  expect(route()?.routes?.[1]).not.toHaveProperty('modules');
});

/** Returns the converted page routes of a docs instance with one page in the sidebar and one outside. */
function listPages(base: string, addresses: readonly string[]): readonly RouteConfig[] {
  const addRoute = vi.fn<(route: RouteConfig) => void>();
  const items = addresses.map((href) => ({type: 'link', label: 'Page', href}));
  const docsSidebars = {api: [{type: 'category', label: 'Tag', items}]};
  const routes = ['in-sidebar', 'in-none'].map((name) => ({
    path: `${base}/${name}`,
    component: '@theme/ApiItem',
    exact: true,
    modules: {content: 'rendered'},
    sidebar: 'api',
  }));
  const actions = {addRoute} as unknown as PluginContentLoadedActions;
  wrapActions(actions, {isRendered: () => true}).addRoute({
    path: base,
    component: '@theme/DocVersionRoot',
    props: {version: {docsSidebars}},
    routes: [{path: base, component: '@theme/DocRoot', routes}],
  });
  return addRoute.mock.calls[0]?.[0].routes?.[0]?.routes ?? [];
}

it.each([
  ['/portal/v2/reference', '/portal/v2/reference/in-sidebar'],
  ['/reference', '/reference/in-sidebar/'],
])('lets the sidebar at %s render its pages', (base, address) => {
  expect(listPages(base, [address])).toEqual([
    {path: `${base}/in-sidebar`, component: '@theme/ApiItem', exact: true, isShownByParent: true},
    {path: `${base}/in-none`, component: '@theme/ApiItem', exact: true},
  ]);
});

it('removes the links of collapsed categories from the data of all pages, if pages contain them', () => {
  const addRoute = vi.fn<(route: RouteConfig) => void>();
  const keep = vi.fn();
  const toItem = (name: string) => ({type: 'link', label: name, href: `/docs/${name}`});
  const look = {type: 'category', label: 'Tag', collapsible: true, collapsed: true};
  const docsSidebars = {api: [{...look, items: ['a', 'b'].map(toItem)}]};
  const routes = ['a', 'b'].map((name) => ({
    path: `/docs/${name}`,
    component: '@theme/ApiItem',
    exact: true,
    modules: {content: 'rendered'},
  }));
  const version = {
    path: '/docs',
    component: '@theme/DocVersionRoot',
    props: {version: {docsSidebars}},
  };
  const actions = {addRoute} as unknown as PluginContentLoadedActions;
  wrapActions(actions, {isRendered: () => true, keep}).addRoute({
    ...version,
    routes: [{path: '/docs', component: '@theme/DocRoot', routes}],
  });
  const [found] = addRoute.mock.calls[0] ?? [];
  const [root] = found?.routes ?? [];
  expect(root?.component).toBe('@theme/FoldedApiRoot');
  expect(found?.props?.version).toEqual({
    docsSidebars: {api: [{...look, items: [{...toItem('a'), customProps: {category: '0'}}]}]},
  });
  expect(root?.routes?.map(({isShownByParent}) => isShownByParent)).toEqual([true, true]);
  expect(keep).toHaveBeenCalledWith({
    links: {
      '0': [
        ['a', '/docs/a'],
        ['b', '/docs/b'],
      ],
    },
    sidebars: {},
  });
});

/** Converts routes with an older minor version. `left` is what all pages load, `kept` is in the HTML of pages. */
function keepLine() {
  const addRoute = vi.fn<(route: RouteConfig) => void>();
  const keep = vi.fn();
  const toSidebar = (href: string) => [{type: 'link', label: 'Page', href}];
  const docsSidebars = {api: toSidebar('/docs/a'), 'Shop-1.0': toSidebar('/docs/Shop/1.0/a')};
  const actions = {addRoute} as unknown as PluginContentLoadedActions;
  wrapActions(actions, {
    isRendered: () => true,
    minorVersions: ['Shop-1.0'],
    keep,
  }).addRoute({
    path: '/docs',
    component: '@theme/DocVersionRoot',
    props: {version: {docsSidebars}},
    routes: [{path: '/docs/Shop/1.0/a', component: '@theme/ApiItem', modules: {content: 'a'}}],
  });
  const [route] = addRoute.mock.calls[0] ?? [];
  return {left: route?.props?.version, kept: keep.mock.calls[0]?.[0] as unknown, docsSidebars};
}

it('removes the sidebar of an older minor version from the data of all pages, if its pages contain it', () => {
  const {left, kept, docsSidebars} = keepLine();
  expect(left).toEqual({docsSidebars: {api: docsSidebars.api}});
  expect(kept).toEqual({links: {}, sidebars: {'Shop-1.0': docsSidebars['Shop-1.0']}});
});

it('does not load sidebars of older minor versions on other pages', () => {
  const setGlobalData = vi.fn<(data: unknown) => void>();
  const actions = {setGlobalData} as unknown as PluginContentLoadedActions;
  const facts = {isRendered: () => true, minorVersions: ['Shop-1.0']};
  const sidebars = {api: {link: {path: '/a', label: 'A'}}, 'Shop-1.0': {}};
  wrapActions(actions, facts).setGlobalData({versions: [{name: 'current', sidebars}]});
  expect(setGlobalData).toHaveBeenCalledWith({
    versions: [{name: 'current', sidebars: {api: sidebars.api}}],
  });
});
