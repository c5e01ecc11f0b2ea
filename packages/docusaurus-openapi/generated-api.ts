import fs from 'node:fs';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';

import {
  INTRODUCTION,
  listOperations,
  openContract,
  type PlacedApi,
  toProblemSlugs,
} from '@openapi-portal/openapi-model';
import {toMinorVersion} from '@openapi-portal/api-names';
import {deleteOtherResults} from '@openapi-portal/static-pages/built-pages';
import {type JsonObject, writeJson} from '@openapi-portal/reports/json';
import {
  SIDEBARS_DIR,
  toPagesFolder,
  toPreparedPath,
  writeIfChanged,
} from '@openapi-portal/openapi-model/files';

import {
  type BuiltApi,
  type GeneratedSite,
  type PageSources,
  type Rendered,
  type RenderedOperations,
  listPageIds,
  toPageSite,
  type UnrenderableError,
} from './build-api';
import {ContractReading} from './contract-reading';
import {removeUnrenderable} from './remove-unrenderable';
import type {MinorVersionSet, Outline} from './minor-version-set';
import type {MinorVersion} from '@openapi-portal/openapi-reference';

import {listMentionable, type OtherApi, readMentionsOf} from './mentions';
import {compressPage, releaseContents} from './pack-page';
import {type Page, renderMdx} from './page';
import {outlineContract} from './outline-contract';
import {findRendererChange, readRenderer, type Renderer} from './renderer';
import {renderInThreads} from './render-in-threads';
import {listRemarks} from './report-omissions';
import {buildSidebar, type CategoryOptions} from './sidebar';
import {toCacheFolder} from './reuse-pages';
import {findDocs} from './to-api';
import {writePages, writeRest} from './write-api';

/** The package root, which contains `page.mustache`. Node.js loads this module from `dist/`. */
const PACKAGE_FOLDER = path.dirname(
  require.resolve('@openapi-portal/docusaurus-openapi/package.json'),
);

/** Removes references, which the plugin would resolve from any host, and fail if they are broken. */
const withoutReferences = (key: string, value: unknown): unknown =>
  (key === '$ref' || key === 'externalValue') && typeof value === 'string' ? undefined : value;

function describeIds(published: JsonObject): string {
  const schemas = openContract(published).get('components')?.entries('schemas') ?? [];
  return writeJson([listPageIds(published), schemas.map(([name]) => name)]);
}

const toPageId = (name: string): string | undefined =>
  name.endsWith('.info.mdx')
    ? INTRODUCTION
    : /^(?:schemas[\\/])?(.+)\.(?:api|schema)\.mdx$/.exec(name)?.[1];

interface Edition {
  readonly renderer: Renderer;
  readonly contract: string;
  readonly built: Promise<BuiltApi>;
}

export class GeneratedApi {
  private edition?: Edition;
  private built?: BuiltApi;
  private pages: ReadonlyMap<string, Page> = new Map();
  private readonly reading: ContractReading;
  private generatedState?: string;
  /** The document id that the plugin chose for the overview page. */
  private introduction = INTRODUCTION;
  private look: CategoryOptions = {};
  /** Names by which prose can refer to parts of this API. */
  private names: ReadonlySet<string> = new Set();

  /**
   * @param listAll lists all APIs of the site, including this one, in configuration order
   * @param minorVersions the minor versions of the API that have pages, including this one
   * @param release present for an older minor version
   */
  constructor(
    private api: PlacedApi,
    private readonly site: GeneratedSite,
    private readonly listAll: () => readonly GeneratedApi[],
    readonly minorVersions: MinorVersionSet,
    readonly release?: MinorVersion,
  ) {
    this.reading = new ContractReading(site);
    minorVersions.add(this);
  }

  get published(): PlacedApi {
    return this.api;
  }

  /** Returns a string that changes with the contract and with the source files of the renderer. */
  private findState(): string {
    return `${this.reading.findState(this.api)} ${findRendererChange(this.site.siteDir)}`;
  }

  hasChanged(): boolean {
    return this.generatedState !== this.findState();
  }

  async build(): Promise<BuiltApi> {
    const renderer = await readRenderer(this.site.siteDir);
    const contract = this.reading.findState(this.api);
    if (this.edition?.renderer !== renderer || this.edition.contract !== contract)
      this.edition = {renderer, contract, built: this.buildAfresh(renderer)};
    const built = await this.edition.built;
    if (this.built !== built) this.take(built);
    return built;
  }

  /**
   * Builds the pages. If parts of a contract that is not strict cannot be rendered, removes them, and renders the pages
   * that are missing.
   */
  private async buildAfresh(renderer: Renderer): Promise<BuiltApi> {
    const reports: string[] = [];
    const rendered: Rendered = {pages: new Map(), models: new Map()};
    for (let published = await this.read(); ;) {
      try {
        const built = await this.buildFrom(published, renderer, rendered);
        reports.forEach((report) => logger.warn(report));
        return built;
      } catch (error) {
        // `instanceof` does not work: the renderer is loaded separately, with its own copy of the class.
        const faults = (error as Partial<UnrenderableError>).faults ?? [];
        const mended =
          this.api.isStrict === true ? undefined : removeUnrenderable(published, faults);
        if (mended === undefined) throw error;
        reports.push((error as Error).message);
        // Rendered pages link to others by their ids.
        if (describeIds(mended) !== describeIds(published)) {
          rendered.pages.clear();
          rendered.models.clear();
        }
        published = mended;
      }
    }
  }

  private async buildFrom(
    published: JsonObject,
    renderer: Renderer,
    done: Rendered,
  ): Promise<BuiltApi> {
    const {api, site} = this;
    const minorVersions = await this.minorVersions.describe(this);
    // Prose describes the newest minor version only.
    const news =
      this.release === undefined
        ? {
            versions: await site.readVersions?.(api),
            mentions: readMentionsOf(api, published, this.listOthers(), site),
          }
        : {versions: this.release.versions};
    const sources = {published, ...news, minorVersions};
    const rendered = await this.renderOperations(sources, renderer, done);
    const formerIds = this.release === undefined ? await site.readFormerIds?.(api) : undefined;
    const {buildApi, parts} = renderer;
    const built = buildApi(this.api, {...sources, formerIds, parts, rendered}, site);
    await this.prepare(published);
    return built;
  }

  private async renderOperations(
    sources: PageSources,
    {renderShare, parts}: Renderer,
    done: Rendered,
  ): Promise<RenderedOperations> {
    const {api} = this;
    const site = toPageSite(api, this.site);
    if (done.pages.size === 0) await renderInThreads(api, sources, site, done);
    const rendered = renderShare(api, sources, site, parts, {keep: compressPage, ...done});
    const slugs = rendered.operations.pages.map(({id}) => id);
    if (rendered.operations.errors.length === 0)
      deleteOtherResults(site.siteDir, toCacheFolder(api), slugs);
    return rendered;
  }

  readVersion = async (): Promise<string> =>
    openContract(await this.read())
      .get('info')
      ?.text('version') ?? '';

  async readOutline(): Promise<Outline> {
    const published = await this.read();
    const contract = openContract(published);
    const version = this.release?.version ?? contract.get('info')?.text('version') ?? '';
    const name = toMinorVersion(version) ?? version;
    return {document: published, name, version, operations: listOperations(contract)};
  }

  private listOthers(): readonly OtherApi[] {
    const all = this.listAll();
    return all.flatMap((other, position) => {
      if (other === this) return [];
      const isBefore = position < all.indexOf(this);
      return {id: other.api.id, names: other.names, isBefore};
    });
  }

  private async read(): Promise<JsonObject> {
    const isMain = this.listAll()[0]?.minorVersions === this.minorVersions;
    const {document, label} = await this.reading.read(this.api, isMain);
    if (label !== this.api.label) this.api = {...this.api, label};
    return document;
  }

  private async prepare(published: unknown): Promise<void> {
    const contract = openContract(published);
    const {root: document} = contract;
    const operations = listOperations(contract);
    this.names = listMentionable({operations, problems: toProblemSlugs(document)});
    const text = writeJson(outlineContract(document), undefined, withoutReferences);
    await writeIfChanged(path.join(this.site.siteDir, this.preparedPath), text);
  }

  private get address(): string {
    const {route, outputDir} = this.api;
    const docs = findDocs(outputDir, this.site.prose)?.route ?? '';
    return `/${route}`.slice(docs.replace(/\/+$/, '').length);
  }

  private get preparedPath(): string {
    return toPreparedPath(this.api.id);
  }

  /** Writes the content of the pages, without their MDX. Throws a ProblemsError for what cannot be rendered. */
  async writePages(): Promise<void> {
    await writePages(this.api, await this.build(), this.site, this.release?.name);
  }

  /** Writes the content of the pages, and records the state for `hasChanged`. */
  async generate(): Promise<void> {
    this.generatedState = this.findState();
    await this.writePages();
  }

  async writeRest(): Promise<void> {
    const {siteDir} = this.site;
    const {id, label} = this.api;
    const built = await this.build();
    await writeRest(this.api, built, this.site);
    const sidebar = buildSidebar(built, {
      label: this.release === undefined ? label : `${label} ${this.release.name}`,
      folder: toPagesFolder(this.api),
      introduction: this.introduction,
      look: this.look,
      hasSchemas: this.listSchemas().length > 0,
    });
    await writeIfChanged(path.join(siteDir, SIDEBARS_DIR, `${id}.json`), writeJson(sidebar));
    // A build writes pages only once, so their contents are no longer needed. The dev server writes them again.
    if (process.env.NODE_ENV === 'production') this.keep(releaseContents(built));
  }

  private take(built: BuiltApi): void {
    this.built = built;
    this.pages = new Map(built.pages.map((page) => [page.id, page]));
  }

  private keep(built: BuiltApi): void {
    this.take(built);
    if (this.edition !== undefined) this.edition = {...this.edition, built: Promise.resolve(built)};
  }

  async listRemarks(): Promise<readonly string[]> {
    const {published} = await this.build();
    return listRemarks(this.api, published, this.site.siteDir);
  }

  isPage(name: string): boolean {
    return this.pages.has(toPageId(name) ?? '');
  }

  private render(id: string, name: string): string {
    const page = this.pages.get(id);
    if (page === undefined) throw new Error(`The API ${this.api.id} has no page ${id}`);
    return renderMdx(page, name, `${this.address}/${id === INTRODUCTION ? '' : id}`);
  }

  private listSchemas(): readonly Page[] {
    const {pages = [], operations = [], webhooks = []} = this.built ?? {};
    const others = new Set([INTRODUCTION, ...[...operations, ...webhooks].map(({slug}) => slug)]);
    return pages.filter(({id}) => !others.has(id));
  }

  /** Writes the MDX of schema pages. The plugin would name their files by schema titles, which need not be unique. */
  private writeSchemas(): void {
    const dir = path.join(this.site.siteDir, this.api.outputDir, 'schemas');
    for (const page of this.listSchemas()) {
      fs.mkdirSync(dir, {recursive: true});
      const mdx = renderMdx(page, page.id, `${this.address}/${page.id}`);
      fs.writeFileSync(path.join(dir, `${page.id}.schema.mdx`), mdx);
    }
  }

  async complete(options: APIOptions): Promise<APIOptions> {
    const {sidebarCollapsible: collapsible, sidebarCollapsed: collapsed} =
      options.sidebarOptions ?? {};
    this.look = {
      ...(collapsible !== undefined && {collapsible}),
      ...(collapsed !== undefined && {collapsed}),
    };
    return {
      ...options,
      // Errors in a contract are reported when its pages are generated: other commands do not need it.
      specPath: await this.read()
        .then((published) => this.prepare(published))
        .then(
          () => this.preparedPath,
          () => options.specPath,
        ),
      // Relative, because an absolute path would be in the script of every page.
      template: path.relative(process.cwd(), path.join(PACKAGE_FOLDER, 'page.mustache')),
      markdownGenerators: {
        createApiPageMD: ({id}) => this.render(id, id),
        createInfoPageMD: ({id}) => {
          this.introduction = id;
          this.writeSchemas();
          return this.render(INTRODUCTION, id);
        },
      },
      // Not the site's options: our sidebar has no pages of tags, which `categoryLinkSource` would add.
      sidebarOptions: {groupPathsBy: 'tag'},
    };
  }
}
