import type {PluginConfig} from '@docusaurus/types';
import {withOptions} from '@openapi-portal/static-pages';

import type {Options} from './options';

import search from './plugin';

export {type Options, toThemeConfig} from './options';

/** The themes that bring a `SearchBar` of their own. */
const THEMES = {
  algolia: '@docusaurus/theme-search-algolia',
  typesense: 'docusaurus-theme-search-typesense',
} as const;

/** The entries of `themes` that a site's search needs: the last ones, or others' parts stand before theirs. */
export const toThemes = (options: Options): PluginConfig[] =>
  options.provider === 'local' ? [withOptions(search, options)] : [THEMES[options.provider]];
