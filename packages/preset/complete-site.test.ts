import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';

import {completeSite} from './complete-site';

const OPTIONS = {apis: {petstore: {specPath: 'openapi/petstore.yaml'}}};
const TWO = {apis: {...OPTIONS.apis, shop: {specPath: 'openapi/shop.yaml'}}};

function complete(given: object, config: object = {}): DocusaurusConfig {
  const site = {
    staticDirectories: ['static'],
    presets: ['classic', ['@openapi-portal/preset', given]],
    themeConfig: {},
    ...config,
  } as unknown as DocusaurusConfig;
  completeSite(site, given);
  return site;
}

const NAVBAR = {title: 'My Site', items: [{to: '/blog', label: 'Blog'}]};

it('serves the files of plugins, and keeps its options out of scripts', () => {
  const {presets, staticDirectories} = complete(OPTIONS);
  expect(staticDirectories).toEqual(['static', '.docusaurus/plugin-static']);
  expect(presets).toEqual(['classic']);
});

it('adds an entry to the navbar', () => {
  const {navbar} = complete(OPTIONS, {themeConfig: {navbar: NAVBAR}}).themeConfig;
  const item = {label: 'API', position: 'left', to: '/api/petstore'};
  expect(navbar).toEqual({...NAVBAR, items: [...NAVBAR.items, item]});
});

it('adds a list of several APIs, with a configurable label', () => {
  const {navbar} = complete({...TWO, navbar: {label: 'Reference', position: 'right'}}).themeConfig;
  const items = [
    {label: 'petstore', to: '/api/petstore'},
    {label: 'shop', to: '/api/shop'},
  ];
  expect(navbar).toEqual({items: [{label: 'Reference', position: 'right', items}]});
});

it.each([
  ['the site wants none', {...OPTIONS, navbar: false}, NAVBAR],
  ['one is there', OPTIONS, {items: [{label: 'More', items: [{to: '/api/petstore'}]}]}],
])('adds no entry if %s', (_, given, navbar) => {
  expect(complete(given, {themeConfig: {navbar}}).themeConfig.navbar).toBe(navbar);
});

it('passes on the settings of a search service', () => {
  const settings = {appId: 'a', apiKey: 'k', indexName: 'shop'};
  const {themeConfig} = complete(
    {...OPTIONS, search: {provider: 'algolia', settings}},
    {themeConfig: {navbar: NAVBAR}},
  );
  expect(themeConfig).toMatchObject({algolia: settings, navbar: {title: 'My Site'}});
  expect(complete({...OPTIONS, search: {name: 'Shop'}}).themeConfig).not.toHaveProperty('local');
});

it.each(['classic', '@openapi-portal/static-pages/classic-preset'])(
  'must be listed after %s, whose components would take precedence',
  (name) => {
    const presets = [['@openapi-portal/preset', OPTIONS], name];
    expect(() => complete(OPTIONS, {presets})).toThrow(
      `\`presets\` must list ${name} before @openapi-portal/preset`,
    );
  },
);
