import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {writeFiles} from '@openapi-portal/reports/testing';

import {hasCards, toLeanActions} from './index';

function runActions(run: (actions: PluginContentLoadedActions) => void, showsCards = false) {
  const routes: RouteConfig[] = [];
  const data: unknown[] = [];
  const actions = {
    addRoute: (route: RouteConfig) => void routes.push(route),
    setGlobalData: (added: unknown) => void data.push(added),
  } as PluginContentLoadedActions;
  run(toLeanActions(actions, showsCards));
  return {routes, data};
}

const version = {
  label: 'Next',
  docs: {guide: {id: 'guide', title: 'Guide'}},
  docsSidebars: {a: []},
};

describe('toLeanActions', () => {
  it('removes the descriptions of all pages from a route and its children', () => {
    const below = {path: '/docs/', component: 'b', props: {version, other: 1}};
    const route = {path: '/docs', component: 'a', exact: false, routes: [below]};
    const {routes} = runActions(({addRoute}) => addRoute(route));
    const lean = {label: 'Next', docs: {}, docsSidebars: {a: []}};
    expect(routes).toEqual([{...route, routes: [{...below, props: {version: lean, other: 1}}]}]);
  });

  it('removes the ids of pages from sidebars, and keeps which are unlisted', () => {
    const link = {type: 'link', label: 'Guide', href: '/docs/guide', className: 'method-get'};
    const category = {type: 'category', label: 'All', collapsed: true, href: '/docs/'};
    const rest = [
      {...link, href: 'https://example.com'},
      {type: 'html', value: '<hr>'},
    ];
    const own = [
      {...link, docId: 'guide', unlisted: false},
      {...link, docId: 'hidden', unlisted: true},
      ...rest,
    ];
    const docsSidebars = {a: [{...category, items: own}, ...own]};
    const props = {version: {...version, docsSidebars}};
    const {routes} = runActions(({addRoute}) => addRoute({path: '/', component: 'a', props}));
    const lean = [{...link, docId: 'doc'}, {...link, docId: 'doc', unlisted: true}, ...rest];
    expect(routes[0]?.props?.version).toEqual({
      ...version,
      docs: {},
      docsSidebars: {a: [{...category, items: lean}, ...lean]},
    });
  });

  it('does not change a route without a version', () => {
    const route = {path: '/a', component: 'a', props: {tags: []}};
    expect(runActions(({addRoute}) => addRoute(route)).routes).toEqual([route]);
  });

  it('removes the list of pages from the data of the site', () => {
    const versions = [{name: 'current', docs: [{id: 'guide'}]}];
    const {data} = runActions(({setGlobalData}) => setGlobalData({path: '/docs', versions}));
    expect(data).toEqual([{path: '/docs', versions: [{name: 'current', docs: []}]}]);
  });

  it('keeps it if there are several versions', () => {
    const given = {versions: [{docs: [{id: 'guide'}]}, {docs: [{id: 'guide'}]}]};
    expect(runActions(({setGlobalData}) => setGlobalData(given)).data).toEqual([given]);
  });

  it('keeps the descriptions on pages with cards', () => {
    const route = {path: '/docs', component: 'a', props: {version}};
    expect(runActions(({addRoute}) => addRoute(route), true).routes).toEqual([route]);
  });
});

describe('hasCards', () => {
  const find = (page: string, link?: object): boolean => {
    const siteDir = writeFiles({
      'docs/plain.mdx': 'Words.\n',
      'docs/list.mdx': "import DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n",
    });
    return hasCards(
      {
        loadedVersions: [
          {docs: [{source: `@site/docs/${page}`}], sidebars: {docs: [{type: 'category', link}]}},
        ],
      } as unknown as LoadedContent,
      siteDir,
    );
  };

  it('recognises a generated index and a list in a page, and no others', () => {
    expect(find('plain.mdx')).toBe(false);
    expect(find('plain.mdx', {type: 'doc', id: 'a'})).toBe(false);
    expect(find('plain.mdx', {type: 'generated-index', permalink: '/docs/category/a'})).toBe(true);
    expect(find('list.mdx')).toBe(true);
  });
});
