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

/**
 * Builds the entries of `themes` for search. Put them last: otherwise components of other themes take precedence.
 */
export const toThemes = (options: SearchOptions): PluginConfig[] =>
  options.provider === 'local'
    ? [withUnpublishedOptions(search, options)]
    : [THEMES[options.provider]];
