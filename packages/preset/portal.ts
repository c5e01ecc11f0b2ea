import path from 'node:path';

import {type ApiPages, createApiPages} from '@openapi-portal/docusaurus-openapi';
import type {LoadContext} from '@docusaurus/types';
import {listDownloads} from '@openapi-portal/machine-readable';
import {
  listPageChanges,
  readFormerIds,
  readMinorVersions,
  readVersions,
} from '@openapi-portal/openapi-releases';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';

import type {PresetOptions} from './options';

export type PageOptions = Omit<PresetOptions, 'apis'>;

type Place = Pick<LoadContext, 'siteDir' | 'baseUrl'>;

export type Api = Parameters<typeof listDownloads>[0];

export const hasSkill = (skill: PageOptions['skill']): boolean =>
  skill !== undefined && skill !== false;

type Entries = Readonly<Record<string, APIOptions>>;

/** Default folder and route of the API pages. */
const DOCS = {
  id: 'api',
  // In Docusaurus' folder of generated files, which is not committed.
  path: '.docusaurus/api-pages',
  routeBasePath: 'api',
};

export const toDocsOptions = ({docs}: Pick<PresetOptions, 'docs'>) => ({
  ...DOCS,
  sidebarPath: require.resolve('@openapi-portal/preset/sidebars'),
  docItemComponent: '@theme/ApiItem',
  ...docs,
});

const trim = (address: string): string => address.replace(/^\/+|\/+$/g, '');

/** Adds the default output folder to the entries of the APIs. */
export function toEntries(options: PresetOptions): Entries {
  const {path: dir} = toDocsOptions(options);
  const entries = Object.entries(options.apis).map(
    ([id, api]) => [id, {outputDir: path.posix.join(dir, id), ...api}] as const,
  );
  return Object.fromEntries(entries);
}

/** Lists each API's id and route, relative to the site's root. Works before contracts are read. */
export function listRoutes(options: PresetOptions): readonly (readonly [string, string])[] {
  const base = trim(toDocsOptions(options).routeBasePath);
  return Object.entries(toEntries(options)).map(([id, {outputDir}]) => [
    id,
    trim(`${base}/${path.posix.basename(outputDir)}`),
  ]);
}

/** Lists the routes that contain all pages of the APIs: the docs instance, or each API if the instance is at the root. */
export function listRootRoutes(options: PresetOptions): readonly string[] {
  const base = trim(toDocsOptions(options).routeBasePath);
  return base === '' ? listRoutes(options).map(([, route]) => `/${route}`) : [`/${base}`];
}

/** Returns the path of the changelog, relative to the site's root; undefined if the site has none. */
export function toChangelog(options: PageOptions): string | undefined {
  const {releases = false} = options;
  if (releases === false) return undefined;
  const own = trim(`${toDocsOptions(options).routeBasePath}/changelog`);
  return (releases === true ? undefined : releases.page) ?? own;
}

/** Lists the downloads of an API in addition to its contract, with paths relative to the site's root. */
export const listFiles = ({listDownloads: listOthers, markdown, skill}: PageOptions, api: Api) => [
  ...(markdown === false ? [] : listDownloads(api, hasSkill(skill))),
  ...(listOthers?.(api) ?? []),
];

export function createPages({siteDir, baseUrl}: Place, options: PageOptions): ApiPages {
  const {path: dir, routeBasePath} = toDocsOptions(options);
  const {extras, lint, prose, reading, serverUrl, strict} = options;
  const changelog = toChangelog(options);
  const folders = prose === undefined || prose === false ? [] : prose.folders;
  const hasOwn = folders.some((one) => one.dir === dir);
  return createApiPages({
    siteDir,
    baseUrl,
    prose: hasOwn ? folders : [...folders, {dir, route: `/${trim(routeBasePath)}`}],
    extras,
    serverUrl,
    reading,
    lint,
    ...(strict !== undefined && {strict}),
    listDownloads: (api) => listFiles(options, api),
    ...(changelog !== undefined && {
      readVersions: (api) => readVersions(api, siteDir, baseUrl + changelog),
      readFormerIds: (api) => readFormerIds(api, siteDir),
      readMinorVersions: (api) => readMinorVersions(api, siteDir, baseUrl + changelog),
      listChanges: listPageChanges,
    }),
  });
}

/** The page generator of a site's APIs, and the function that completes their entries from the contracts. */
export interface Portal {
  readonly pages: ApiPages;
  readonly complete: () => Promise<Entries>;
}

/** Creates the page generator, or returns the one that the configuration created. */
export function createPortal(context: LoadContext, options: PresetOptions): Portal {
  const entries = toEntries(options);
  const {pages} = options;
  if (pages !== undefined) return {pages, complete: () => Promise.resolve(entries)};
  const own = createPages(context, options);
  let completed: Promise<Entries> | undefined;
  return {pages: own, complete: () => (completed ??= own.complete(entries))};
}
