import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {listOperations, toContract} from '@openapi-portal/openapi-model';
import {compare, valid} from 'semver';
import {parse} from 'yaml';

const below = (base: string, names: readonly string[]): string[] =>
  names.map((name) => `${base}${name}`);

export const apiRoot = '/docs/API/Ciso-API/';

const contract = path.join(__dirname, '../../openapi/ciso-api.yaml');

const parsed = parse(readFileSync(contract, 'utf8')) as {readonly info: {readonly version: string}};

const operations = listOperations(toContract(parsed));

/** The latest release of each older minor version. Keys are minor versions such as `1.2`. */
export const olderReleases: ReadonlyMap<string, string> = new Map(
  readdirSync(path.join(__dirname, '../../openapi/releases/Ciso-API'))
    .map((file) => file.replace(/\.yaml$/, ''))
    .filter((version) => valid(version) !== null)
    .sort(compare)
    .map((version) => [version.replace(/\.\d+$/, ''), version] as const)
    .filter(([line]) => !parsed.info.version.startsWith(`${line}.`)),
);

/** The overview and one operation of each older minor version. These pages are not in the sitemap. */
export const olderRoutes: readonly string[] = [...olderReleases.keys()].flatMap((line) =>
  below(`${apiRoot}${line}/`, ['', 'create-user']),
);

const listBelow = (tag: string): readonly string[] =>
  operations.filter((operation) => operation.tag === tag).map(({slug}) => slug);

/** The operations of the CISO API by tag, as the last segments of their URLs. */
export const operationsByTag: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  operations.map(({tag}) => [tag, listBelow(tag)]),
);

export const operationRoutes: readonly string[] = below(
  apiRoot,
  Object.values(operationsByTag).flat(),
);

export const guideRoutes: readonly string[] = below('/docs/API/', [
  'authentication',
  'concurrent-changes',
  'errors',
  'paging',
  'quick-start',
  'recipes',
  'safe-retries',
  'sync',
  'versions',
  'workflows',
]);

/** Routes that contain capitals. Their lower-case paths redirect to them. */
export const apiRoutes: readonly string[] = ['/docs/API/', apiRoot, ...operationRoutes];

export const tagRoutes: readonly string[] = below('/blog/tags/', [
  'docusaurus',
  'facebook',
  'hello',
  'hola',
]);

export const postRoutes: readonly string[] = below('/blog/', [
  'first-blog-post',
  'long-blog-post',
  'mdx-blog-post',
  'welcome',
]);

/** Pages that only list other content, and may therefore be short. */
export const listRoutes: readonly string[] = [
  '/blog/archive',
  ...below('/blog/authors', ['', '/docs-team', '/mara-lindqvist']),
  '/blog/tags',
  ...tagRoutes,
  '/docs/API/changelog',
  '/docs/API/limits',
];

const modules = [
  'assets',
  'bookmarks',
  'company',
  'compliance',
  'compliance/assessments',
  'compliance/evidence',
  'compliance/incidents',
  'cve',
  'news',
  'projects',
  'reports',
  'risks',
  'tasks',
  'university',
];

export const docRoutes: readonly string[] = [
  '/docs',
  '/docs/introduction/',
  ...below('/docs/introduction/', [
    'definitions',
    'first-30-days',
    'iso-27001-audit',
    'standards',
    'whats-new',
  ]),
  '/docs/system-modules/',
  ...below('/docs/system-modules/', modules),
  '/docs/user-types/',
  ...below('/docs/user-types/', ['auditor', 'ciso', 'member', 'outsource', 'vendor']),
  '/docs/system-applications/',
  ...below('/docs/system-applications/', [
    'auditor-application',
    'cyberview-application',
    'supplier-application',
    'user-administration',
    'vendor-application',
  ]),
  '/docs/trust',
  '/docs/administration/',
  ...below('/docs/administration/', [
    'backup-and-restore',
    'install',
    'upgrade',
    'feeds-and-imports',
    'log-and-retention',
    'settings',
    'sign-in',
  ]),
  '/docs/ideas/',
  '/docs/ideas/cemetery/',
  '/docs/ideas/cemetery/permissions',
];

/** All routes that must exist. A new contract may add others. */
export const routes: readonly string[] = [
  '/',
  '/markdown-page',
  '/blog',
  ...listRoutes,
  ...postRoutes,
  ...docRoutes,
  ...apiRoutes,
  ...guideRoutes,
];
