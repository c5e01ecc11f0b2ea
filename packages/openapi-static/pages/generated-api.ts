import fs from 'node:fs';
import path from 'node:path';

import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';

import type {Api} from '../api';

import {type Item, type Page, writeMdx, writeStockMdx} from './page';
import {findState, readSources, type Site, type Sources} from './read-sources';
import {renderSources, reportMistakes, writeExtras} from './rendered-api';

const INTRODUCTION = 'introduction';

/** The id of the page in a file that the plugin or we generated; nothing for other files. */
const toPageId = (name: string): string | undefined =>
  name.endsWith('.info.mdx')
    ? INTRODUCTION
    : /^(?:schemas[\\/])?(.+)\.(?:api|schema)\.mdx$/.exec(name)?.[1];

type GeneratorOptions = Required<Pick<APIOptions, 'template' | 'markdownGenerators'>> &
  Pick<APIOptions, 'sidebarOptions'>;

/** The pages of one API: what they are made of as it was read last, and how they were rendered then. */
export class GeneratedApi {
  private sources?: Sources;
  private rendered?: ReturnType<typeof renderSources>;

  /**
   * @param outputDir relative to the site
   * @param isOurs whether the site has our theme, which is known once its plugins are there
   */
  constructor(
    readonly api: Api,
    private readonly outputDir: string,
    private readonly site: Site,
    private readonly isOurs: () => boolean,
  ) {}

  /** Reads the contract, once it has changed, and gives the one that the plugin takes, relative to the site. */
  async read(): Promise<string> {
    if (this.sources !== undefined && !this.hasChanged()) return this.sources.specPath;
    this.sources = await readSources(this.api, this.site);
    this.rendered = undefined;
    return this.sources.specPath;
  }

  hasChanged(): boolean {
    return this.sources?.state !== findState(this.site.siteDir, this.api);
  }

  /** Renders what was read, unless that is done, and writes what the pages need beside their MDX. */
  async render(): Promise<void> {
    const rendered = this.renderOnce();
    if (this.sources === undefined) return;
    await writeExtras(this.api, rendered, this.sources, this.site, this.isOurs());
  }

  private renderOnce(): ReturnType<typeof renderSources> {
    const {api, sources, site} = this;
    if (sources === undefined) throw new Error(`${api.contract} cannot be read`);
    this.rendered ??= reportMistakes(
      () => renderSources(api, sources, site),
      sources.renderer,
      path.join(site.siteDir, api.contract),
      site.siteDir,
    );
    return this.rendered;
  }

  private findPage(id: string | undefined): Page | undefined {
    return this.renderOnce().pages.find((page) => page.id === id);
  }

  /** Whether a generated page, by its file's path in the folder, needs no module of its own. */
  isRendered(name: string): boolean {
    const page = this.findPage(toPageId(name));
    return this.isOurs() && page !== undefined && page.partsHtml === undefined;
  }

  /** Whether a page wants a part that only a bundler can load. */
  hasModules(): boolean {
    return !this.isOurs() || this.renderOnce().pages.some(({partsHtml}) => partsHtml !== undefined);
  }

  /** The pages in a folder by their ids, to tell which one is missing or too many. */
  findStrayPages(): readonly string[] {
    const dir = path.join(this.site.siteDir, this.outputDir);
    const files = fs.readdirSync(dir, {recursive: true, encoding: 'utf8'});
    const written = files.flatMap((file) => toPageId(file) ?? []);
    const rendered = this.renderOnce().pages.map(({id}) => id);
    return [
      ...rendered.filter((id) => !written.includes(id)),
      ...written.filter((id) => !rendered.includes(id)),
    ];
  }

  private write(id: string, item: Item): string {
    const page = this.findPage(id);
    // The plugin would log what is thrown here: which pages are missing is looked at in the end.
    if (page === undefined) return '';
    const slug = `/${this.api.id}/${id === INTRODUCTION ? '' : id}`;
    return this.isOurs() ? writeMdx(page, item.id, slug, item) : writeStockMdx(page, slug, item);
  }

  /** The plugin writes pages of schemas from their titles, which need not be unique: these are ours. */
  private writeSchemas(): void {
    const operations = new Set(this.sources?.operations.map(({slug}) => slug));
    const dir = path.join(this.site.siteDir, this.outputDir, 'schemas');
    for (const page of this.renderOnce().pages) {
      if (page.id === INTRODUCTION || operations.has(page.id)) continue;
      fs.mkdirSync(dir, {recursive: true});
      const mdx = writeMdx(page, page.id, `/${this.api.id}/${page.id}`);
      fs.writeFileSync(path.join(dir, `${page.id}.schema.mdx`), mdx);
    }
  }

  /** The documented options of docusaurus-plugin-openapi-docs by which it writes these pages. */
  complete({sidebarOptions}: APIOptions): GeneratorOptions {
    return {
      template: path.join(__dirname, 'page.mustache'),
      markdownGenerators: {
        createApiPageMD: (item) => this.write(item.id, item),
        createInfoPageMD: (item) => {
          this.writeSchemas();
          return this.write(INTRODUCTION, item);
        },
      },
      sidebarOptions: {
        ...sidebarOptions,
        sidebarGenerators: {
          createDocItem: (item, {basePath}) => ({
            type: 'doc',
            id: `${basePath}/${item.id}`,
            label: this.findPage(item.id)?.title ?? item.title,
            className: this.findClass(item.id),
          }),
        },
      },
    };
  }

  private findClass(slug: string): string | undefined {
    const operation = this.sources?.operations.find((one) => one.slug === slug);
    if (operation === undefined) return undefined;
    return `method-${operation.method}${operation.isDeprecated ? ' deprecated' : ''}`;
  }
}
