import {tableScroll} from '@openapi-portal/static-pages';
import {codeHighlight} from '@openapi-portal/code-highlight';

import {buildRemarkPlugins} from './checked-prose';
import {proseParts} from './prose-parts';

/**
 * What all hand-written pages have for their Markdown.
 *
 * @param siteDir absolute path
 * @param as `note` where a word of the glossary can open its note: feeds and standalone pages know none
 */
export const buildMarkdownOptions = (siteDir: string, as: 'note' | 'link') => ({
  remarkPlugins: buildRemarkPlugins(siteDir, as),
  rehypePlugins: [codeHighlight, tableScroll, ...proseParts],
});
