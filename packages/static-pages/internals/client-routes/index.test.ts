import type {RouteConfig} from '@docusaurus/types';
import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {expect, it} from 'vitest';

import {removeMarkedRoutes, markShownByParent} from './index';

const page = (path: string): RouteConfig => ({path, component: '@theme/ApiItem', exact: true});

/**
 * Generates the route code of Docusaurus for pages below one route, runs `removeMarkedRoutes` on it, and lists the paths
 * and chunk keys that remain.
 */
function list(pages: readonly RouteConfig[]) {
  const root = {path: '/portal/api', component: '@theme/ApiRoot', routes: [...pages]};
  const {routesConfig, routesChunkNames} = generateRoutesCode([root]) as {
    readonly routesConfig: string;
    readonly routesChunkNames: Readonly<Record<string, unknown>>;
  };
  const {routes, chunkNames} = removeMarkedRoutes({
    routes: routesConfig,
    chunkNames: routesChunkNames,
  });
  const paths = [...routes.matchAll(/path: '(.*)'/g)].map((found) => found[1]);
  return {paths, keys: Object.keys(chunkNames).map((key) => key.replace(/-\w+$/, '')), routes};
}

it('omits marked routes from both lists', () => {
  const toShown = (name: string) => markShownByParent(page(`/portal/api/${name}`));
  const {paths, keys} = list([
    toShown('a'),
    page('/portal/api/b'),
    toShown("o'clock"),
    toShown('z'),
  ]);
  expect(paths).toEqual(['/portal/api', '/portal/api/b', '*']);
  expect(keys).toEqual(['/portal/api', '/portal/api/b']);
});

it('creates the same lists for any number of marked routes', () => {
  const many = Array.from({length: 50}, (_, index) =>
    markShownByParent(page(`/portal/api/${index}`)),
  );
  const names = (routes: string) => routes.replace(/'\w+'\)/g, '');
  expect(names(list(many).routes)).toBe(names(list(many.slice(0, 1)).routes));
});

it('keeps the route of a page whose URL ends in .html', () => {
  const {paths} = list([markShownByParent(page('/portal/api/a.html'))]);
  expect(paths).toContain('/portal/api/a.html');
});

it('fails if the format of a marked route has changed', () => {
  const routes = `[{path: '/a', component: ComponentCreator('/a', '123'), isShownByParent: true}]`;
  expect(() => removeMarkedRoutes({routes, chunkNames: {}})).toThrow(
    'Docusaurus has changed the format of its route list',
  );
});
