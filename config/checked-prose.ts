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

/** Options for checking prose against the contracts and the product model. */
export const proseChecks = {
  contentDirs: ['docs', 'docs-api', 'blog', 'src/pages'],
  checks: apiExtras,
  components: knownViews,
  componentAnchors: viewAnchors,
  extensions: markdownExtensions,
  ...(translations.size > 0 && {translations}),
};

/** Checks page sources when contracts cannot be read. URLs and API names are not checked then. */
export const findSourceProblems = createSourceCheck(proseChecks);

/**
 * Builds the remark plugins of hand-written pages, which link glossary terms and API names among other things.
 * Terms are linked before API names, because a word in our own prose has its glossary meaning rather than a
 * contract's.
 *
 * @param as `note` if terms can open a note; feeds and standalone pages use `link`
 */
export const buildRemarkPlugins = (siteDir: string, as: TermLinkOptions['as']): MDXPlugin[] => [
  pageTasks,
  // Only added when needed, because Docusaurus writes all plugin options into the main bundle.
  ...(versions.length > 0 ? [createVersionNotes({components: modelViews})] : []),
  languageChoices,
  createTermLinks({as, terms: explained, definitionsPage}),
  createLinkNames({siteDir, userTypes: accessModel.userTypes}),
  contentsGroups,
];
