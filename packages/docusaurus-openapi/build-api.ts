import path from 'node:path';

import {type Problem, ProblemsError} from '@openapi-portal/reports';
import {asObject, type JsonObject} from '@openapi-portal/reports/json';

import {
  type Api,
  type ApiExtras,
  listOperations,
  listWebhooks,
  openContract,
  type Operation,
  toOperationKey,
  toProblemHref,
  toProblemSlugs,
  type Webhook,
} from '@openapi-portal/openapi-model';
import type {ConsoleModel} from '@openapi-portal/openapi-model/inputs';
import {countPage, startProgress} from '@openapi-portal/static-pages/built-pages';
import {
  buildConsoleModel,
  createFollowUpFinder,
  toSampleGroups,
} from '@openapi-portal/openapi-requests/build';
import {toContractPath, toPreviewPath} from '@openapi-portal/openapi-model/files';
import type {LintOptions} from './lint';
import {type Fault, locateErrors, type ReadOptions} from '@openapi-portal/openapi-model/reading';
import {
  type ApiOptions,
  type OperationPages,
  type OperationVersions,
  type PageChange,
  type PageLink,
  type Parts,
  type MinorVersion,
  renderApi,
  type RenderedApi,
  type RenderedPage,
  renderOperations,
} from '@openapi-portal/openapi-reference';

import {createMinorVersionFinder, type MinorVersionsOfApi} from './minor-versions';
import type {ProseFolder} from './prose-pages';
import {type Mention, toProblemKey} from './mention-keys';
import {compressPage} from './pack-page';
import {createPageReuse} from './reuse-pages';

export interface GeneratedSite {
  /** Absolute path. */
  readonly siteDir: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  /** Folders of hand-written pages. The one that contains an API's pages also determines their route. */
  readonly prose: readonly ProseFolder[];
  /** Options of APIs by their keys in the `config` of docusaurus-plugin-openapi-docs. */
  readonly extras?: Readonly<Record<string, ApiExtras>>;
  /** Replaces the servers in the contract of the first API. */
  readonly serverUrl?: string;
  /** Files and hosts that contracts may reference outside of their own folders; by default none. */
  readonly reading?: ReadOptions;
  readonly lint?: LintOptions;
  /** APIs whose errors stop the build: all, or the listed keys. Others are published without faulty parts. */
  readonly strict?: boolean | readonly string[];
  /** Lists downloads in addition to the contract, with paths relative to the site's root. */
  readonly listDownloads?: (api: Api) => readonly PageLink[];
  /** Reads the releases that added and changed each operation, keyed by `toOperationKey`. */
  readonly readVersions?: (api: Api) => Promise<ReadonlyMap<string, OperationVersions>>;
  /** Reads the ids that operations had in earlier releases, keyed by `toOperationKey`. */
  readonly readFormerIds?: (api: Api) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Reads the minor versions of an API, newest first. */
  readonly readMinorVersions?: (api: Api) => Promise<readonly MinorVersion[]>;
  /** Lists the differences between two contracts, keyed by `toOperationKey` or by `''` for the whole API. */
  readonly listChanges?: (
    before: unknown,
    after: unknown,
  ) => ReadonlyMap<string, readonly PageChange[]>;
}

/** Input of an API's pages. Plain data, because it is sent to worker threads. */
export interface PageSources {
  readonly published: unknown;
  readonly versions?: ReadonlyMap<string, OperationVersions> | undefined;
  readonly minorVersions?: MinorVersionsOfApi | undefined;
  /** Mentions of the API in prose, as returned by `readMentions`. */
  readonly mentions?: ReadonlyMap<string, readonly Mention[]> | undefined;
}

/** All input of an API's pages, including what worker threads do not need. */
export interface Sources extends PageSources {
  readonly formerIds?: ReadonlyMap<string, readonly string[]> | undefined;
  readonly parts: Parts;
  readonly rendered?: (Rendered & Partial<RenderedOperations>) | undefined;
}

/** Pages by id, and the data that the consoles of operations fetch, by slug. The next attempt to build reuses them. */
export interface Rendered {
  readonly pages: Map<string, RenderedPage>;
  readonly models: Map<string, ConsoleModel>;
}

export interface RenderedOperations extends Rendered {
  readonly operations: OperationPages;
}

export interface BuiltApi extends RenderedApi {
  readonly published: unknown;
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Webhook[];
  /** Current ids of renamed operations, by their old ids. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Console models by operation slug. A console fetches its model when it is opened. */
  readonly models: ReadonlyMap<string, ConsoleModel>;
}

/** Every `of`-th operation or webhook, starting at index `from`. */
export interface Share {
  readonly from: number;
  readonly of: number;
}

const listDownloads = (
  api: Api,
  {baseUrl, listDownloads: listMore}: GeneratedSite,
): readonly PageLink[] =>
  [
    {title: 'OpenAPI contract (YAML)', href: toContractPath(api)},
    {title: 'JSON', href: toContractPath(api, 'json')},
    ...(listMore?.(api) ?? []),
  ].map(({title, href}) => ({title, href: baseUrl + href}));

function findRenamed(
  operations: readonly Operation[],
  formerIds: Sources['formerIds'],
): BuiltApi['renamed'] {
  const known = new Set(operations.map(({id}) => id));
  const pairs = operations.flatMap((operation) =>
    (formerIds?.get(toOperationKey(operation)) ?? [])
      .filter((id) => !known.has(id))
      .map((id) => [id, operation.id ?? operation.slug] as const),
  );
  return Object.fromEntries(pairs);
}

/** The part of `GeneratedSite` that operation pages need. Plain data, because it is sent to worker threads. */
export interface PageSite extends Pick<GeneratedSite, 'siteDir' | 'baseUrl'> {
  readonly downloads: readonly PageLink[];
}

export const toPageSite = (api: Api, site: GeneratedSite): PageSite => ({
  siteDir: site.siteDir,
  baseUrl: site.baseUrl,
  downloads: listDownloads(api, site),
});

/** Finds the changelog entry of the contract's version, or else the changelog. */
function toChangelog(
  versions: PageSources['versions'],
  document: JsonObject,
): Pick<ApiOptions, 'changelog'> {
  const links = [...(versions?.values() ?? [])].flatMap(({since, changedIn}) => [
    since,
    ...changedIn,
  ]);
  const own = links.find(({title}) => title === asObject(document.info).version);
  const [other] = links;
  if (own !== undefined) return {changelog: own};
  return other === undefined ? {} : {changelog: {...other, href: other.href.replace(/#.*/s, '')}};
}

/** @param models receives the console model of each rendered operation */
function createOptions(
  api: Api,
  {published, versions, mentions, minorVersions}: PageSources,
  site: PageSite,
  parts: Parts,
  models: Map<string, ConsoleModel>,
): ApiOptions {
  const contract = openContract(published);
  const {root: document} = contract;
  const operations = listOperations(contract);
  const problems = toProblemSlugs(document);
  const basePath = `${site.baseUrl}${api.route}`;
  const findMentions = (key: string): readonly Mention[] =>
    (mentions?.get(key) ?? []).map(({title, href}) => ({
      title,
      href: site.baseUrl + href.slice(1),
    }));
  const extras = {
    api: api.id,
    problemHref: toProblemHref(basePath, '{slug}'),
    problemSlugs: problems,
    ...(api.types !== undefined && {hasTypes: true as const}),
  };
  const findFollowing = createFollowUpFinder(operations, ({slug}) => `${basePath}/${slug}`);
  return {
    basePath,
    parts,
    downloads: site.downloads,
    previews: `${site.baseUrl}${toPreviewPath(api)}`,
    ...toChangelog(versions, document),
    ...(minorVersions !== undefined && {
      findMinorVersions: createMinorVersionFinder(minorVersions, operations),
    }),
    linkToUserType: (userType) =>
      api.userTypePages && `${site.baseUrl}${api.userTypePages}${userType}`,
    findExtras: (operation) => {
      const {slug, path: template, method} = operation;
      const model = buildConsoleModel(document, template, method, {
        ...extras,
        following: findFollowing(operation),
      });
      models.set(slug, model);
      return {
        samples: toSampleGroups(model, operation.cursor),
        describedIn: findMentions(slug),
        versions: versions?.get(toOperationKey(operation)),
      };
    },
    explainedIn: (problem) => findMentions(toProblemKey(problem)),
  };
}

/** Name of the pages in reports of progress. */
export const PROGRESS = 'API pages';

/** Lists the ids of the pages of operations and webhooks. */
export function listPageIds(published: unknown): readonly string[] {
  const contract = openContract(published);
  const operations = listOperations(contract);
  return [...operations, ...listWebhooks(contract, operations)].map(({slug}) => slug);
}

/**
 * Renders a share of the pages of operations and webhooks, or reads unchanged ones from the cache.
 *
 * @param options.keep compresses a page until it is written
 */
export function renderShare(
  api: Api,
  sources: PageSources,
  site: PageSite,
  parts: Parts,
  {
    share,
    keep,
    pages = new Map<string, RenderedPage>(),
    models = new Map<string, ConsoleModel>(),
  }: Partial<Rendered> & {
    readonly share?: Share;
    readonly keep: NonNullable<ApiOptions['keep']>;
  },
): RenderedOperations {
  const take = createPageReuse(api, sources, site, models, parts);
  const options = {
    ...createOptions(api, sources, site, parts, models),
    keep: (page: RenderedPage) => {
      countPage();
      return keep(page);
    },
    rendered: pages,
    ...(take !== undefined && {take}),
  };
  if (share === undefined && pages.size === 0)
    startProgress(PROGRESS, listPageIds(sources.published).length);
  const {root} = openContract(sources.published);
  return {operations: renderOperations(root, options, share), pages, models};
}

function renderPages(api: Api, sources: Sources, site: GeneratedSite): BuiltApi {
  const {published, formerIds, parts, rendered} = sources;
  const contract = openContract(published);
  const operations = listOperations(contract);
  const models = new Map(rendered?.models);
  const options = {
    ...createOptions(api, sources, toPageSite(api, site), parts, models),
    keep: compressPage,
    ...(rendered !== undefined && {rendered: rendered.pages}),
  };
  return {
    ...renderApi(contract.root, options, rendered?.operations),
    published,
    operations,
    webhooks: listWebhooks(contract, operations),
    renamed: findRenamed(operations, formerIds),
    models,
  };
}

export class UnrenderableError extends ProblemsError {
  constructor(
    readonly faults: readonly Fault[],
    problems: readonly Problem[],
    siteDir: string,
  ) {
    super('the contract', problems, siteDir);
  }
}

/** @throws UnrenderableError listing every part of the contract that cannot be rendered */
export function buildApi(api: Api, sources: Sources, site: GeneratedSite): BuiltApi {
  try {
    return renderPages(api, sources, site);
  } catch (error) {
    const contract = path.join(site.siteDir, api.contract);
    const {errors, problems} = locateErrors(error, sources.published, contract);
    const faults = errors.map(({pointer, problem}) => ({
      pointer,
      message: `This ${problem}`,
    }));
    throw new UnrenderableError(faults, problems, site.siteDir);
  }
}
