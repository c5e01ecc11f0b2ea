import type {PluginConfig} from '@docusaurus/types';
import {withUnpublishedOptions} from '@openapi-portal/static-pages';

import type {SearchOptions} from './options';

import search from './plugin';

export {type SearchOptions, toThemeConfig} from './options';

/** The themes that bring a `SearchBar` of their own. */
const THEMES = {
  algolia: '@docusaurus/theme-search-algolia',
  typesense: 'docusaurus-theme-search-typesense',
} as const;

/** The entries of `themes` that a site's search needs: the last ones, or others' parts stand before theirs. */
export const toThemes = (options: SearchOptions): PluginConfig[] =>
  options.provider === 'local'
    ? [withUnpublishedOptions(search, options)]
    : [THEMES[options.provider]];
