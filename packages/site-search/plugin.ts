import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {HtmlTagObject, LoadContext, Plugin, Props} from '@docusaurus/types';
import {stylesOnDemand} from '@openapi-portal/static-pages';
import {runOneAtATime, listOlderVersions} from '@openapi-portal/static-pages/built-pages';
import {ProblemsError} from '@openapi-portal/reports';

import {findPages} from './built-site/find-pages';
import {buildEarlyScript} from './early/early-script';
import {readInWorkers} from './built-site/read-pages';
import {splitIndexes, writeIndexes} from './index-files/write-indexes';
import {buildOpenSearch, OPEN_SEARCH_FILE, OPEN_SEARCH_TYPE, SEARCH_ROUTE} from './open-search';
import {checkName, type LocalOptions} from './options';
import {markVersions, mergeRecords} from './records/merge-records';
import {findBrokenSynonyms, filterMatching} from './synonyms/check-synonyms';
import {groupByAddresses, groupSynonyms, readSynonyms} from './synonyms/read-synonyms';

/** Folder of this package's source files. `__dirname` would be the folder of the compiled files. */
const PACKAGE_FOLDER = path.dirname(
  createRequire(__filename).resolve('@openapi-portal/site-search/package.json'),
);

async function writeIndex(site: Props, file: string | undefined): Promise<void> {
  const {siteDir, routesPaths, outDir, baseUrl, i18n} = site;
  const {title, titleDelimiter} = site.siteConfig;
  const routes = findPages(routesPaths, outDir, baseUrl);
  const read = await readInWorkers(routes, ` ${titleDelimiter} ${title}`, siteDir);
  const pages = markVersions(read, listOlderVersions(site.routes, baseUrl));
  // The file is read after the pages, so that other plugins can start their work earlier.
  const source = file === undefined ? '' : fs.readFileSync(file, 'utf8');
  const {synonyms: all, problems} = readSynonyms(source, file ?? '');
  const indexes = splitIndexes(pages).map((index) => ({
    ...index,
    records: mergeRecords(index.pages),
  }));
  const records = indexes.filter(({isOlder}) => !isOlder).flatMap((index) => index.records);
  // Synonyms are written in the default language. In other languages, only synonyms for untranslated pages are
  // used.
  const isFirst = i18n.currentLocale === i18n.defaultLocale;
  const synonyms = isFirst ? all : filterMatching(all, records);
  const found = [...problems, ...findBrokenSynonyms(synonyms, records, file ?? '')];
  if (found.length > 0) throw new ProblemsError('the synonyms of the search', found, siteDir);
  const words = {synonyms: groupSynonyms(synonyms), ...groupByAddresses(synonyms)};
  await writeIndexes(indexes, words, outDir);
}

const buildLink = (baseUrl: string, title: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel: 'search', type: OPEN_SEARCH_TYPE, title, href: baseUrl + OPEN_SEARCH_FILE},
});

/**
 * Docusaurus plugin that adds a search button to the navbar, a search page, and the search index, which is
 * built from the HTML pages.
 *
 * @throws Error if the name is too long for OpenSearch; ProblemsError in `postBuild`, with all synonyms that
 * match nothing
 */
export default function search(context: LoadContext, options: unknown): Plugin {
  const {siteDir, siteConfig, baseUrl} = context;
  const {name, assistant, contents, questions, synonyms} = options as LocalOptions;
  const file = synonyms === undefined ? undefined : path.join(siteDir, synonyms);
  checkName(name);
  return {
    name: 'search',
    getThemePath: () => path.join(PACKAGE_FOLDER, 'theme'),
    getPathsToWatch: () => (file === undefined ? [] : [file]),
    async contentLoaded({actions}) {
      await actions.createData('place.json', {contents, baseUrl});
      await actions.createData('dialog.json', {assistant, contents, questions});
      actions.addRoute({
        path: baseUrl + SEARCH_ROUTE,
        component: '@theme/SearchPage',
        exact: true,
      });
    },
    configureWebpack: (_config, isServer) => stylesOnDemand(isServer),
    injectHtmlTags: () => ({
      headTags: [
        buildLink(baseUrl, name),
        {tagName: 'script', innerHTML: buildEarlyScript(baseUrl + contents.replace(/^\//, ''))},
      ],
    }),
    async postBuild(site) {
      const description = {name, description: siteConfig.tagline, site: siteConfig.url + baseUrl};
      fs.writeFileSync(path.join(site.outDir, OPEN_SEARCH_FILE), buildOpenSearch(description));
      await runOneAtATime(() => writeIndex(site, file));
    },
  };
}
