import {expect, it} from 'vitest';

import {checkName, type SearchOptions, toThemeConfig} from './options';
import {toThemes} from './index';

const LOCAL: SearchOptions = {provider: 'local', name: 'Docs', contents: '/docs', questions: []};
const ALGOLIA: SearchOptions = {
  provider: 'algolia',
  settings: {appId: 'A', apiKey: 'k', indexName: 'docs'},
};
const TYPESENSE: SearchOptions = {
  provider: 'typesense',
  settings: {typesenseCollectionName: 'docs', typesenseServerConfig: {}},
};

it('is this theme with the options of the site', () => {
  expect(toThemes(LOCAL)).toEqual([expect.any(Function)]);
  expect(toThemeConfig(LOCAL)).toEqual({});
});

it.each([
  [ALGOLIA, '@docusaurus/theme-search-algolia', 'algolia'],
  [TYPESENSE, 'docusaurus-theme-search-typesense', 'typesense'],
])('is disabled for %j', (options, theme, key) => {
  expect(toThemes(options)).toEqual([theme]);
  expect(toThemeConfig(options)).toEqual({[key]: options.settings});
});

it('rejects a name that is too long for browsers', () => {
  expect(() => checkName('CyberView documentation')).toThrow(
    'The name of the search, "CyberView documentation", has 23 characters; browsers allow 16. Shorten the option `name`.',
  );
  expect(() => checkName('CyberView docs')).not.toThrow();
});
