import path from 'node:path';

import type {MDXPlugin} from '@docusaurus/mdx-loader';
import {
  createLinkNames,
  createSourceCheck,
  createTermLinks,
  createVersionNotes,
  languageChoices,
  type TermLinkOptions,
} from '@openapi-portal/checked-prose';

import {definitionsPage, terms} from '../src/product/glossary';
import {toModulePage} from '../src/product/modules';
import {knownViews, modelViews, viewAnchors} from '../src/product-views/known-views';
import {accessModel} from './access-model';
import {apiExtras} from './api-extras';
import {contentsGroups} from './contents-groups';
import {markdownExtensions} from './markdown-extensions';
import {pageTasks} from './page-tasks';
import {printButtons} from './paper';
import {toTranslations} from './translations';
import {versions} from './versions';

/** A term without a page of its own is explained on that of the first module that uses it. */
const explained = terms.map(
  ({usedIn: [module], page = module && toModulePage(module), ...term}) => ({
    ...term,
    ...(page !== undefined && {page}),
  }),
);

const translations = toTranslations(path.join(__dirname, '..'));

/** What pages are checked against: the contracts, the product model and its views. */
export const proseChecks = {
  contentDirs: ['docs', 'docs-api', 'blog', 'src/pages'],
  checks: apiExtras,
  components: knownViews,
  componentAnchors: viewAnchors,
  extensions: markdownExtensions,
  ...(translations.size > 0 && {translations}),
};

/** Checks the pages so far as neither their addresses nor the names of contracts count. */
export const findSourceProblems = createSourceCheck(proseChecks);

/**
 * What turns words of the glossary and names of a contract into links, lets readers print what is for paper, and
 * completes the heads of pages. The glossary goes before the names: its words mean what it says in our own prose, not in what a contract says of itself.
 *
 * @param siteDir absolute path
 * @param as `note` where a word can open its note: feeds and standalone pages know none
 */
export const buildRemarkPlugins = (siteDir: string, as: TermLinkOptions['as']): MDXPlugin[] => [
  pageTasks,
  // Each has a place in the script of every page.
  ...(versions.length > 0 ? [createVersionNotes({components: modelViews})] : []),
  languageChoices,
  createTermLinks({as, terms: explained, definitionsPage}),
  createLinkNames({siteDir, userTypes: accessModel.userTypes}),
  printButtons,
  contentsGroups,
];
