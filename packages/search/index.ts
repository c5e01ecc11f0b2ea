import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {ProblemsError} from 'static-pages/reports';

import {findPages} from './built-site/find-pages';
import {readInWorkers} from './built-site/read-in-workers';
import {splitIndexes} from './index-files/split-indexes';
import {writeIndexes} from './index-files/write-indexes';
import type {Options} from './options';
import {mergeRecords} from './records/merge-records';
import {findBrokenSynonyms} from './synonyms/check-synonyms';
import {groupSynonyms, readSynonyms} from './synonyms/read-synonyms';

export type {Options} from './options';

/**
 * Search in the page: after the build, its pages are read and an index is written beside them, which the reader's
 * browser asks.
 *
 * @param options `Options`: Docusaurus hands them on untyped, `satisfies` in the configuration types them
 * @throws ProblemsError in `postBuild`, with all synonyms that lead nowhere
 */
export default function search({siteDir}: LoadContext, options: unknown): Plugin {
  const {synonyms: synonymsFile} = options as Options;
  const file = path.join(siteDir, synonymsFile ?? '');

  return {
    name: 'search',
    getPathsToWatch: () => (synonymsFile === undefined ? [] : [file]),
    async postBuild({routesPaths, outDir, baseUrl, siteConfig: {title, titleDelimiter}}) {
      const source = synonymsFile === undefined ? '' : fs.readFileSync(file, 'utf8');
      const {synonyms, problems} = readSynonyms(source, file);
      const routes = findPages(routesPaths, outDir, baseUrl);
      const pages = await readInWorkers(routes, ` ${titleDelimiter} ${title}`);
      const indexes = splitIndexes(pages).map((index) => ({
        ...index,
        records: mergeRecords(index.pages),
      }));
      const records = indexes.flatMap((index) => index.records);
      const all = [...problems, ...findBrokenSynonyms(synonyms, records, file)];
      if (all.length > 0) throw new ProblemsError('the synonyms of the search', all, siteDir);
      await writeIndexes(indexes, groupSynonyms(synonyms), outDir);
    },
  };
}
