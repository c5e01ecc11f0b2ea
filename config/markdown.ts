import type {Root} from 'hast';
import {createTranslatedLinks} from '@openapi-portal/checked-prose';
import {liveParts, tableScroll} from '@openapi-portal/static-pages';
import {codeHighlight} from '@openapi-portal/code-highlight';

import {baseUrl, url} from './address';
import {buildRemarkPlugins} from './checked-prose';
import {definitionLists, howToEnds, markRecordKeys} from './remark-plugins';
import {markdownExtensions} from './markdown-extensions';
import {createPortalAddress} from './portal-address';
import {toTranslations} from './translations';

/** Combines rehype plugins into one, because Docusaurus writes each into the main bundle. */
function proseParts() {
  const parts = [markRecordKeys(), definitionLists(), howToEnds()];
  return (tree: Root): void => parts.forEach((part) => part(tree));
}

/** Only added for translations, because Docusaurus writes each plugin into the main bundle. */
function listLinkPlugins(siteDir: string) {
  const translations = toTranslations(siteDir);
  if (translations.size === 0) return {};
  return {beforeDefaultRemarkPlugins: [createTranslatedLinks(siteDir, translations)]};
}

/**
 * Builds the Markdown options of all hand-written pages.
 *
 * @param as `note` if terms can open a note; feeds and standalone pages use `link`
 */
export const buildMarkdownOptions = (siteDir: string, as: 'note' | 'link') => ({
  ...listLinkPlugins(siteDir),
  remarkPlugins: markdownExtensions.concat(
    buildRemarkPlugins(siteDir, as),
    createPortalAddress(url + baseUrl),
  ),
  rehypePlugins: [codeHighlight, tableScroll, proseParts, liveParts],
});

/** In the dev server, the prose checks report broken links instead, so that the page stays visible. */
export const onBroken = process.env.NODE_ENV === 'development' ? 'ignore' : 'throw';
