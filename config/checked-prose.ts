import type {MDXPlugin} from '@docusaurus/mdx-loader';
import linkNames, {type Options as LinkOptions} from 'checked-prose/api-names/link-names';
import type {Options} from 'checked-prose/options';
import termLinks, {type Options as TermOptions} from 'checked-prose/terms';

import {definitionsPage, terms} from '../src/product/glossary';
import {knownViews, viewAnchors} from '../src/product-views/known-views';
import {accessModel} from './access-model';
import {apis} from './apis';

/** What the pages are checked against: the contracts, the product model and its views. */
export const checkedProse = {
  contentDirs: ['docs', 'docs-api', 'blog', 'src/pages'],
  apis,
  components: knownViews,
  componentAnchors: viewAnchors,
} satisfies Options;

/**
 * What turns names of a contract and words of the glossary into links.
 *
 * @param siteDir absolute path
 * @param as `note` where a word can open its note: feeds and standalone pages know none
 */
export const buildRemarkPlugins = (siteDir: string, as: TermOptions['as']): MDXPlugin[] => [
  [
    linkNames,
    {
      siteDir,
      apis: apis.map(({id}) => id),
      userTypes: accessModel.userTypes,
    } satisfies LinkOptions,
  ],
  [termLinks, {as, terms, definitionsPage} satisfies TermOptions],
];
