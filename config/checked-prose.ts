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
import {toTranslations} from './translations';
import {versions} from './versions';

/** A term without its own page is explained on the page of the first module that uses it. */
const explained = terms.map(
  ({usedIn: [module], page = module && toModulePage(module), ...term}) => ({
    ...term,
    ...(page !== undefined && {page}),
  }),
);

const translations = toTranslations(path.join(__dirname, '..'));

/** The checks of prose: contracts, the product model and its views. */
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
 * Builds the remark plugins that link glossary terms and API names, add Print buttons, and complete the heads of
 * pages. Terms come before API names: in our own prose a term has its glossary meaning, not that of a contract.
 *
 * @param siteDir absolute path
 * @param as `note` if terms can open their notes; feeds and standalone pages have none
 */
export const buildRemarkPlugins = (siteDir: string, as: TermLinkOptions['as']): MDXPlugin[] => [
  pageTasks,
  // Only added when needed, because each plugin is part of every page's script.
  ...(versions.length > 0 ? [createVersionNotes({components: modelViews})] : []),
  languageChoices,
  createTermLinks({as, terms: explained, definitionsPage}),
  createLinkNames({siteDir, userTypes: accessModel.userTypes}),
  contentsGroups,
];
