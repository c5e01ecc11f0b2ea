import path from 'node:path';

import type {PageOptions} from '@openapi-portal/preset';

import {lintOptions} from '../openapi/style-guide/lint-options';
import {listWorkflowDownloads} from '../src/api-data/publish-workflows';

import {apiExtras, reading} from './api-extras';
import {proseChecks} from './checked-prose';
import {edit} from './edit';
import {licences} from './licences';
import {machineReadable} from './machine-readable';
import {buildMarkdownOptions} from './markdown';
import {search} from './search';
import {security} from './security-contact';
import {readServerUrl} from './server-url';

export {buildStaticPages} from './static-pages';

const siteDir = path.join(__dirname, '..');

export const CHANGELOG = 'docs/API/changelog';

export const portal: PageOptions = {
  docs: {
    path: 'docs-api',
    routeBasePath: 'docs/API',
    sidebarPath: './sidebars-api.ts',
    ...edit,
    ...buildMarkdownOptions(siteDir, 'note'),
  },
  extras: apiExtras,
  reading,
  strict: true,
  lint: lintOptions,
  serverUrl: readServerUrl(),
  listDownloads: (api) => listWorkflowDownloads(siteDir, api),
  releases: {page: CHANGELOG},
  prose: {
    folders: [
      {dir: 'docs', route: '/docs'},
      {dir: 'docs-api', route: '/docs/API'},
      {dir: 'blog', route: '/blog', isBlog: true},
    ],
    ...proseChecks,
  },
  markdown: machineReadable,
  notices: licences,
  search,
  security,
  robots: true,
  sandbox: true,
  offline: true,
  openApiTheme: 'below',
  // Our navbar has its own API section, and our styles define every token.
  navbar: false,
  tokens: false,
};
