import path from 'node:path';
import type {PageOptions} from '@openapi-portal/preset';
import type {MachineReadableOptions, SecurityContact} from '@openapi-portal/machine-readable';

import {lintOptions} from '../openapi/style-guide/lint-options';
import {listWorkflowDownloads} from '../src/api-data/publish-workflows';
import {baseUrl, url} from './address';
import {apiExtras, reading} from './api-extras';
import {proseChecks} from './checked-prose';
import {edit} from './edit';
import {licences} from './licences';
import {buildMarkdownOptions} from './markdown';
import {search} from './search';
import {readServerUrl} from './server-url';
import {sections} from './sections';

export const machineReadable: MachineReadableOptions = {
  summary:
    'CyberView is a cyber security management toolkit for enterprises. These pages say what it does, who may do what in it, and how programs call its API.',
  sections: [
    {title: 'Start', paths: ['/']},
    ...sections.map(({label, to}) => ({title: label, paths: [to]})),
    {title: 'Administration and trust', paths: ['/docs/administration/', '/docs/trust']},
    {title: 'Blog', paths: ['/blog']},
    // Title that llmstxt.org reserves for pages that may be skipped.
    {title: 'Optional', paths: ['/blog/archive', '/blog/authors', '/blog/tags', '/markdown-page']},
  ],
  // None, because the only contract is our own.
  thirdParty: [],
  parts: [
    {
      file: 'llms-full-product.txt',
      title: 'CyberView: the product',
      description: 'Every page about the product: modules, user types, applications, words, ideas.',
      paths: ['/docs'],
    },
    {
      file: 'llms-full-api.txt',
      title: 'CyberView: the API',
      description: 'Every page about the API: guides, operations, errors, changes.',
      paths: ['/docs/API'],
    },
  ],
  leaveOut: ['lifecycle-ways'],
};

/**
 * Contact for vulnerabilities, for `/.well-known/security.txt`. Set both members, and renew the date each year
 * when the contact has been checked: `{contact: 'mailto:security@example.com', expires: '2027-06-30T00:00:00Z'}`.
 */
export const security: SecurityContact | undefined = undefined;

/** The sandbox, for assistants that test what they write. */
const skillNotes = `The sandbox is one file for Node.js 20 or later. Start it in the background, and wait for its first line:

\`\`\`bash
curl -f -O ${url}${baseUrl}sandbox.mjs && node sandbox.mjs
\`\`\`

It serves \`http://localhost:4010/v1\`; \`PORT=4011\` before \`node\` chooses another port. A token is \`sandbox-\` and a user type, such as \`sandbox-ciso\`. Programs read the base URL from \`BASE_URL\` and the token from \`TOKEN\`.`;

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
  skill: {notes: skillNotes},
  offline: true,
  openApiTheme: 'below',
  // Our navbar has its own API section, and our styles define every token.
  navbar: false,
  tokens: false,
};
