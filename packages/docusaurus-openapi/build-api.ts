import path from 'node:path';

import {type Problem, ProblemsError} from '@openapi-portal/reports';

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
import {
  buildConsoleModel,
  createFollowing,
  toSampleGroups,
} from '@openapi-portal/openapi-requests/build';
import {toContractPath} from '@openapi-portal/openapi-model/files';
import type {LintOptions} from './lint';
import {type Fault, locateErrors, type ReadOptions} from '@openapi-portal/openapi-model/reading';
import {
  type ApiOptions,
  type OperationPages,
  type OperationVersions,
  type PageChange,
  type PageLink,
  type Parts,
  type ReleaseLine,
  renderApi,
  type RenderedApi,
  renderOperations,
} from '@openapi-portal/openapi-reference';

import {createLineFinder, type LinesOfApi} from './lines';
import type {ProseFolder} from './prose-pages';
import {type Mention, toProblemKey} from './mention-keys';
import {keepPacked} from './pack-page';
import {createTake} from './take-kept';

/** The site that an API is published in. */
export interface GeneratedSite {
  /** Absolute path. */
  readonly siteDir: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  /**
   * Folders of hand-written pages, where operations and problem types say by which they are described. The one that
   * holds the pages of an API says where these are published.
   */
  readonly prose: readonly ProseFolder[];
  /** Options of APIs by their keys in the `config` of docusaurus-plugin-openapi-docs. */
  readonly extras?: Readonly<Record<string, ApiExtras>>;
  /** Server URL of the first API, instead of those in its contract. */
  readonly serverUrl?: string;
  /** Files and hosts that contracts may reference outside of their own folders; by default none. */
  readonly reading?: ReadOptions;
  /** Lint options for contracts, in addition to `redocly.yaml`. */
  readonly lint?: LintOptions;
  /**
   * True if a fault in a contract stops the build, or the keys of the APIs for which it does. Otherwise a fault costs
   * what has it, and is named in the report and on the page.
   */
  readonly strict?: boolean | readonly string[];
  /** Downloads in addition to the contract, with paths from the site's root without a leading slash. */
  readonly listDownloads?: (api: Api) => readonly PageLink[];
  /** Reads the releases that added and changed each operation, by `toOperationKey`. */
  readonly readVersions?: (api: Api) => Promise<ReadonlyMap<string, OperationVersions>>;
  /** Reads the ids that operations had in earlier releases, by `toOperationKey`. */
  readonly readFormerIds?: (api: Api) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Reads the lines of releases, newest first: several of them have pages. */
  readonly readLines?: (api: Api) => Promise<readonly ReleaseLine[]>;
  /** Lists the differences between two contracts, by `toOperationKey`; by an empty text for the whole API. */
  readonly listChanges?: (
    before: unknown,
    after: unknown,
  ) => ReadonlyMap<string, readonly PageChange[]>;
}

/** The input of an API's pages, as plain data for threads. */
export interface PageSources {
  /** The contract as it is published, as one document. */
  readonly published: unknown;
  /** Releases that added and changed each operation, by `toOperationKey`. */
  readonly versions?: ReadonlyMap<string, OperationVersions> | undefined;
  /** The lines of releases that have pages, and which is this one. */
  readonly lines?: LinesOfApi | undefined;
  /** Mentions of the API in prose, by the keys of `readMentions`. */
  readonly mentions?: ReadonlyMap<string, readonly Mention[]> | undefined;
}

/** Further input of an API. */
export interface Sources extends PageSources {
  /** The ids that operations had in earlier releases, by `toOperationKey`. */
  readonly formerIds?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Components by their theme names. */
  readonly parts: Parts;
  /** The pages of the operations, where threads have rendered them. */
  readonly rendered?: RenderedOperations | undefined;
}

/** The pages of operations, and what their consoles fetch, by slug. */
export interface RenderedOperations {
  readonly operations: OperationPages;
  readonly models: ReadonlyMap<string, ConsoleModel>;
}

export interface BuiltApi extends RenderedApi {
  readonly published: unknown;
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Webhook[];
  /** Current ids of renamed operations, by their old ids. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Console models by the operation's slug, which consoles fetch on opening. */
  readonly models: ReadonlyMap<string, ConsoleModel>;
}

/** Every `of`-th operation, from number `from` on. */
export interface Share {
  readonly from: number;
  readonly of: number;
}

/** The contract in each of its forms, the one that is read first. */
const listDownloads = (
  api: Api,
  {baseUrl, listDownloads: listMore}: GeneratedSite,
): readonly PageLink[] =>
  [
    {title: 'OpenAPI contract (YAML)', href: toContractPath(api)},
    {title: 'JSON', href: toContractPath(api, 'json')},
    ...(listMore?.(api) ?? []),
  ].map(({title, href}) => ({title, href: baseUrl + href}));

/** The ids that no operation has any more, with those that took their place. */
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

/** The data of a site that its pages need, as plain data. */
export interface PageSite extends Pick<GeneratedSite, 'siteDir' | 'baseUrl'> {
  readonly downloads: readonly PageLink[];
}

/** Builds the data of a site for the pages of an API. */
export const toPageSite = (api: Api, site: GeneratedSite): PageSite => ({
  siteDir: site.siteDir,
  baseUrl: site.baseUrl,
  downloads: listDownloads(api, site),
});

/** @param models collects each operation's console model */
function createOptions(
  api: Api,
  {published, versions, mentions, lines}: PageSources,
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
  const findFollowing = createFollowing(operations, ({slug}) => `${basePath}/${slug}`);
  return {
    basePath,
    parts,
    downloads: site.downloads,
    ...(lines !== undefined && {findLines: createLineFinder(lines, operations)}),
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

/**
 * Renders a share of the pages of an API's operations; unchanged ones come from the cache of the last build.
 *
 * @param share every `of`-th operation, from number `from` on; by default all
 * @param keep replaces a page by a smaller form until it is needed
 */
export function renderShare(
  api: Api,
  sources: PageSources,
  site: PageSite,
  parts: Parts,
  {share, keep}: {readonly share?: Share; readonly keep: NonNullable<ApiOptions['keep']>},
): RenderedOperations {
  const models = new Map<string, ConsoleModel>();
  const take = createTake(api, sources, site, models, parts);
  const options = {
    ...createOptions(api, sources, site, parts, models),
    keep,
    ...(take !== undefined && {take}),
  };
  const {root: document} = openContract(sources.published);
  return {operations: renderOperations(document, options, share), models};
}

function renderPages(api: Api, sources: Sources, site: GeneratedSite): BuiltApi {
  const {published, formerIds, parts, rendered} = sources;
  const contract = openContract(published);
  const operations = listOperations(contract);
  const models = new Map(rendered?.models);
  const options = {
    ...createOptions(api, sources, toPageSite(api, site), parts, models),
    keep: keepPacked,
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

/** Faults that stop the pages of an API: what has them can be taken out of the contract. */
export class UnshownError extends ProblemsError {
  constructor(
    readonly faults: readonly Fault[],
    problems: readonly Problem[],
    siteDir: string,
  ) {
    super('the contract', problems, siteDir);
  }
}

/**
 * Builds the pages of an API.
 *
 * @throws UnshownError naming everything in the contract that cannot be shown
 */
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
    throw new UnshownError(faults, problems, site.siteDir);
  }
}
