import type {PluginConfig} from '@docusaurus/types';
import {withUnpublishedOptions} from '@openapi-portal/static-pages';

import type {SearchOptions} from './options';

import search from './plugin';

export {type SearchOptions, toThemeConfig} from './options';

/** Themes that provide their own `SearchBar`. */
const THEMES = {
  algolia: '@docusaurus/theme-search-algolia',
  typesense: 'docusaurus-theme-search-typesense',
} as const;

/** Returns the entries of search for `themes`. They must be last, or other themes take precedence. */
export const toThemes = (options: SearchOptions): PluginConfig[] =>
  options.provider === 'local'
    ? [withUnpublishedOptions(search, options)]
    : [THEMES[options.provider]];
