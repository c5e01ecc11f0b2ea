import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';

import {type PageKind, toPageActions} from './page-routes';

const toPage = (kind: PageKind): RouteConfig => ({
  path: `/docs/${kind}`,
  component: '@theme/ApiItem',
  modules: {content: kind},
  sidebar: 'api',
});

const kinds: readonly PageKind[] = ['guide', 'rendered', 'module'];

function route(hasTheme: boolean): RouteConfig | undefined {
  const addRoute = vi.fn<(route: RouteConfig) => void>();
  const actions = {addRoute} as unknown as PluginContentLoadedActions;
  const pages = {path: '/docs', component: '@theme/DocRoot', routes: kinds.map(toPage)};
  toPageActions(actions, (source) => source as PageKind, hasTheme).addRoute(pages);
  return addRoute.mock.calls[0]?.[0];
}

it('leaves a rendered page its address alone, and gives the others a component of docs', () => {
  expect(route(true)).toMatchObject({
    component: '@theme/ApiRoot',
    routes: [
      {component: '@theme/DocItem', modules: {content: 'guide'}, isModule: true},
      {path: '/docs/rendered', component: '@theme/ApiItem'},
      {component: '@theme/DocItem', modules: {content: 'module'}, isModule: true},
    ],
  });
  expect(route(true)?.routes?.[1]).not.toHaveProperty('modules');
});

it('leaves generated pages to the OpenAPI theme where ours is not there', () => {
  const found = route(false);
  expect(found?.component).toBe('@theme/DocRoot');
  expect(found?.routes?.[2]).toEqual(toPage('module'));
});
