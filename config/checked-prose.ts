import type {MDXPlugin} from '@docusaurus/mdx-loader';
import {
  createCheckedProse,
  createLinkNames,
  createSourceCheck,
  createTermLinks,
  languageChoices,
  type TermLinkOptions,
} from '@openapi-portal/checked-prose';

import {definitionsPage, terms} from '../src/product/glossary';
import {toModulePage} from '../src/product/module-page';
import {knownViews, viewAnchors} from '../src/product-views/known-views';
import {accessModel} from './access-model';
import {apiExtras} from './api-extras';
import {contentsGroups} from './contents-groups';
import {pageTasks} from './page-tasks';
import {printButtons} from './paper';

/** A term without a page of its own is explained on that of the first module that uses it. */
const explained = terms.map(
  ({usedIn: [module], page = module && toModulePage(module), ...term}) => ({
    ...term,
    ...(page !== undefined && {page}),
  }),
);

const options = {
  contentDirs: ['docs', 'docs-api', 'blog', 'src/pages'],
  checks: apiExtras,
  components: knownViews,
  componentAnchors: viewAnchors,
};

/** Checks the pages against the contracts, the product model and its views. */
export const checkedProse = createCheckedProse(options);

/** The same without the addresses of pages and the names of contracts. */
export const findSourceProblems = createSourceCheck(options);

/**
 * What turns words of the glossary and names of a contract into links, lets readers print what is for paper, and
 * completes the heads of pages. The glossary goes before the names: its words mean what it says in our own prose, not in what a contract says of itself.
 *
 * @param siteDir absolute path
 * @param as `note` where a word can open its note: feeds and standalone pages know none
 */
export const buildRemarkPlugins = (siteDir: string, as: TermLinkOptions['as']): MDXPlugin[] => [
  pageTasks,
  languageChoices,
  createTermLinks({as, terms: explained, definitionsPage}),
  createLinkNames({siteDir, userTypes: accessModel.userTypes}),
  printButtons,
  contentsGroups,
];
