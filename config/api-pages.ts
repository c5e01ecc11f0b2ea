import {listDownloads} from '@openapi-portal/machine-readable';
import {
  listPageChanges,
  readFormerIds,
  readLines,
  readVersions,
} from '@openapi-portal/openapi-releases';
import {type ApiPages, createApiPages} from '@openapi-portal/docusaurus-openapi';

import {lintOptions} from '../openapi/style-guide/lint-options';
import {listWorkflowDownloads} from '../src/api-data/publish-workflows';

import {apiExtras, reading} from './api-extras';
import {readServerUrl} from './server-url';

/** Where the changes of the APIs stand, from the site's root. */
export const CHANGELOG = 'docs/API/changelog';

/** What makes the pages of the APIs, told of the site that they stand in. */
export const createPages = (siteDir: string, baseUrl: string): ApiPages =>
  createApiPages({
    siteDir,
    baseUrl,
    prose: [
      {dir: 'docs', route: '/docs'},
      {dir: 'docs-api', route: '/docs/API'},
      {dir: 'blog', route: '/blog', isBlog: true},
    ],
    extras: apiExtras,
    serverUrl: readServerUrl(),
    reading,
    lint: lintOptions,
    listDownloads: (api) => [...listDownloads(api), ...listWorkflowDownloads(siteDir, api)],
    readVersions: (api) => readVersions(api, siteDir, baseUrl + CHANGELOG),
    readFormerIds: (api) => readFormerIds(api, siteDir),
    readLines: (api) => readLines(api, siteDir, baseUrl + CHANGELOG),
    listChanges: listPageChanges,
  });
