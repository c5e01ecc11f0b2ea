import {createTranslatedLinks} from '@openapi-portal/checked-prose';
import {liveParts, tableScroll} from '@openapi-portal/static-pages';
import {codeHighlight} from '@openapi-portal/code-highlight';
import {mermaidDiagrams} from '@openapi-portal/mermaid-diagrams';

import {buildRemarkPlugins} from './checked-prose';
import {definitionLists} from './definition-lists';
import {howToEnds} from './how-to-ends';
import {markRecordKeys} from './mark-record-keys';
import {markdownExtensions} from './markdown-extensions';
import {toTranslations} from './translations';

/** The rehype plugins that find the parts of prose which look like no other: keys, labels, ends of how-tos. */
const proseParts = [markRecordKeys, definitionLists, howToEnds];

/**
 * What all hand-written pages have for their Markdown.
 *
 * @param siteDir absolute path
 * @param as `note` where a word of the glossary can open its note: feeds and standalone pages know none
 */
export const buildMarkdownOptions = (siteDir: string, as: 'note' | 'link') => ({
  beforeDefaultRemarkPlugins: [createTranslatedLinks(siteDir, toTranslations(siteDir))],
  remarkPlugins: markdownExtensions.concat(buildRemarkPlugins(siteDir, as)),
  rehypePlugins: [mermaidDiagrams, codeHighlight, tableScroll, ...proseParts, liveParts],
});
