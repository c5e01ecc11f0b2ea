import type {Entry, Mistake} from '@openapi-portal/reports';
import {API_KEY} from '@openapi-portal/api-names';

import type {PageKind} from '../options';
import {findProblemsIn, type ProseRule, suggest} from '../site';

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

const SHORTEST = 50;
const LONGEST = 170;

const TEXT_KEYS = ['title', 'description'];

const kindNames: Readonly<Record<PageKind, string>> = {
  doc: 'docs',
  post: 'blog posts',
  page: 'standalone pages',
};

const toRequiredKeys = (kind: PageKind): readonly string[] => (kind === 'page' ? [] : TEXT_KEYS);

/** Checks that the front matter is valid YAML. */
export const findUnreadable: ProseRule = (page) =>
  findProblemsIn(page, page.frontMatter.mistakes, ({message, fix}) => ({
    message: `The front matter cannot be read: ${message}`,
    fix:
      fix ??
      'check indentation and brackets here, and put values with a colon or a quotation mark in quotes',
  }));

function findWrongType({key, value}: Entry): Mistake | undefined {
  if (key === 'sidebar_position' && typeof value !== 'number') {
    const fix = 'write a number, as in sidebar_position: 3';
    return {message: 'The sidebar_position is not a number', fix};
  }
  if (!TEXT_KEYS.includes(key) || typeof value === 'string' || value === null) return undefined;
  return {message: `The ${key} is not text`, fix: 'put the value in quotes'};
}

/** Returns the entry with the location of its value instead of its key. */
const toValue = (entry: Entry): Entry => ({...entry, ...entry.items[0], value: entry.value});

/** Checks that text keys have strings and `sidebar_position` is a number. */
export const findWrongTypes: ProseRule = (page) =>
  findProblemsIn(page, page.frontMatter.entries.map(toValue), findWrongType);

/** Checks that docs and posts have a title and a description. */
export const findMissing: ProseRule = (page) => {
  const {entries, isMissing, mistakes} = page.frontMatter;
  const required = mistakes.length > 0 ? [] : toRequiredKeys(page.kind);
  return findProblemsIn(page, [{line: 1, column: 1}], () => {
    if (isMissing && required.length > 0) {
      const fix = 'start the file with the line ---, then title, description, and another line ---';
      return {message: 'The page has no front matter', fix};
    }
    return required
      .filter((key) => !entries.some((entry) => entry.key === key))
      .map((key) => ({
        message: `The front matter has no ${key}`,
        fix: `add a line "${key}: …"`,
      }));
  });
};

function findWrongLength({key, value}: Entry): Mistake | undefined {
  if (typeof value !== 'string' && value !== null) return undefined;
  const {length} = (value ?? '').trim();
  if (length === 0) return {message: `The ${key} is empty`, fix: `write a ${key}`};
  if (key !== 'description' || (length >= SHORTEST && length <= LONGEST)) return undefined;
  return {
    message: `The description has ${length} characters`,
    fix: `describe the page in ${SHORTEST} to ${LONGEST} characters`,
  };
}

/** Checks that the title is not empty and that the description fits into a search result. */
export const findWrongLengths: ProseRule = (page) => {
  const required = toRequiredKeys(page.kind);
  const entries = page.frontMatter.entries.filter(({key}) => required.includes(key));
  return findProblemsIn(page, entries.map(toValue), findWrongLength);
};

/** Reports unknown keys, which Docusaurus ignores. */
export const findUnknownKeys: ProseRule = (page) => {
  const known = knownKeys[page.kind];
  const unknown = page.frontMatter.entries.filter(({key}) => !known.includes(key));
  return findProblemsIn(page, unknown, ({key}) => ({
    message: `Docusaurus has no front matter key ${key} for ${kindNames[page.kind]}`,
    fix: suggest(key, known, 'remove the line'),
  }));
};
