import path from 'node:path';

import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import {
  DefaultNumberPrefixParser,
  DisabledNumberPrefixParser,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {normalizeUrl} from '@docusaurus/utils';

/** The front matter that an address depends on. */
export type FindValue = (key: 'id' | 'slug' | 'parse_number_prefixes') => unknown;

/** Where a page is published, without the base path of the site; `file` is relative to its folder. */
export type ToAddress = (file: string, find: FindValue) => string;

const toOptionalText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Where a docs instance with that `routeBasePath` publishes a page. */
export const toDocAddress =
  (base: string): ToAddress =>
  (file, find) => {
    const hasPrefixes = find('parse_number_prefixes') !== false;
    const parse = hasPrefixes ? DefaultNumberPrefixParser : DisabledNumberPrefixParser;
    const slug = getSlug({
      baseID: toOptionalText(find('id')) ?? parse(path.posix.parse(file).name).filename,
      frontMatterSlug: toOptionalText(find('slug')),
      source: file,
      sourceDirName: path.posix.dirname(file),
      stripDirNumberPrefixes: hasPrefixes,
    });
    return normalizeUrl([base, slug]);
  };

/** Where the blog plugin publishes a post: one without a slug of its own by its date. */
export const toPostAddress: ToAddress = (file, find) =>
  normalizeUrl(['/blog', toOptionalText(find('slug')) ?? parseBlogFileName(file).slug]);
