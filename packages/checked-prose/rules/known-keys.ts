import {API_KEY} from '@openapi-portal/api-names';

import type {PageKind} from '../options';

const common = [
  'title',
  'description',
  'keywords',
  'image',
  'slug',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'draft',
  'unlisted',
  'last_update',
  'mdx',
] as const;

/**
 * Allowed front matter keys by kind of page: those that Docusaurus reads, and `api_id`.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog#markdown-front-matter
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-pages#markdown-front-matter
 */
export const knownKeys: Readonly<Record<PageKind, readonly string[]>> = {
  doc: [
    ...common,
    'id',
    'hide_title',
    'sidebar_key',
    'sidebar_label',
    'sidebar_position',
    'sidebar_class_name',
    'sidebar_custom_props',
    'displayed_sidebar',
    'tags',
    'pagination_label',
    'pagination_next',
    'pagination_prev',
    'custom_edit_url',
    'parse_number_prefixes',
    API_KEY,
  ],
  post: [
    ...common,
    API_KEY,
    'id',
    'title_meta',
    'sidebar_label',
    'date',
    'tags',
    'authors',
    'author',
    'author_title',
    'author_url',
    'author_image_url',
  ],
  page: [...common, 'wrapperClassName'],
};
