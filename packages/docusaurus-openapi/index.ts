import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import type {ReleaseLine} from '@openapi-portal/openapi-reference';
import {findNearest, ProblemsError} from '@openapi-portal/reports';

import type {Api, PlacedApi} from '@openapi-portal/openapi-model';
import type {KnownLine} from '@openapi-portal/api-names';
import {toPagesFolder} from '@openapi-portal/openapi-model/files';
import {reportContracts} from './lint/report';

import type {GeneratedSite} from './build-api';
import {checkLines, chooseLines, toLineApi} from './choose-lines';
import {GeneratedApi} from './generated-api';
import {LineSet} from './line-set';
import {runPlugin} from './plugin';
import {parsePages} from './prose-pages';
import {listRendererFolders} from './renderer';
import openApiTheme from '@openapi-portal/docusaurus-openapi-theme';
import {checkEntries, type EntryMistake, toApi} from './to-api';
import {tuneHeap} from './tune-heap';

/** The contracts, for reports that their author sees. */
export const SUBJECT = 'contract';

/** The names of a configuration's file, the likeliest first. */
const CONFIGS = ['ts', 'js', 'mts', 'mjs', 'cts', 'cjs'].map((end) => `docusaurus.config.${end}`);

/** The absolute path of a site's configuration. */
function findConfig(siteDir: string): string {
  const found = CONFIGS.find((name) => fs.existsSync(path.join(siteDir, name)));
  return path.join(siteDir, found ?? 'docusaurus.config.ts');
}

type Entries = Readonly<Record<string, APIOptions>>;

/** The pages of the APIs of a site, as its configuration and their docs instance use them. */
export class ApiPages {
  readonly #generated = new Map<string, GeneratedApi>();
  /** Older lines of their releases. */
  readonly #lines: GeneratedApi[] = [];
  /** Entries of the plugin for them: in the site's own, each would travel in the script of every page. */
  readonly #lineEntries = new Map<string, APIOptions>();

  /** Shows the pages. */
  readonly theme = openApiTheme;

  // Private, like all other members: Docusaurus writes enumerable members of plugin options into every page's
  // script.
  readonly #site: GeneratedSite;

  #prose?: Promise<void>;

  constructor(site: GeneratedSite) {
    tuneHeap();
    this.#site = site;
  }

  /** The generated APIs, in the order of `apis`. */
  get generated(): readonly GeneratedApi[] {
    return [...this.#generated.values()];
  }

  /** The same with the older lines of their releases, behind all APIs. */
  get all(): readonly GeneratedApi[] {
    return [...this.generated, ...this.#lines];
  }

  /** The older lines of releases that have pages, as APIs of their own. */
  get lines(): readonly Api[] {
    return this.#lines.map(({published: {outputDir: _, ...api}}) => api);
  }

  /** The older lines, for what is read beside the configuration. */
  listLines(): readonly KnownLine[] {
    return this.#lines.map(({published, lines, release}) => {
      const newest = this.generated.find((api) => api.lines === lines);
      return {
        id: published.id,
        name: release?.name ?? '',
        folder: toPagesFolder(published),
        api: newest?.published.id ?? '',
      };
    });
  }

  /**
   * The APIs: those of `extras` in their order, then the others in the order of their entries.
   *
   * @throws Error before `complete` was given the entries
   */
  get apis(): readonly Api[] {
    if (this.#generated.size === 0)
      throw new Error('No API is known yet: ask for `apis` below `await pages.complete`');
    return this.generated.map(({published: {outputDir: _, ...api}}) => api);
  }

  /** Absolute paths of the contracts. */
  get contracts(): readonly string[] {
    return this.generated.map(({published}) => path.join(this.#site.siteDir, published.contract));
  }

  /** Absolute paths of the folders with what renders the pages, as it was last loaded. */
  get rendererFolders(): readonly string[] {
    return listRendererFolders(this.#site.siteDir);
  }

  /**
   * Completes the `config` of docusaurus-plugin-openapi-docs by the options that write our pages. An entry is all
   * that an API needs.
   *
   * @throws ProblemsError naming every entry without a contract or without a folder of its own in the docs, and
   *   `extras` of no API
   */
  async complete(entries: Entries): Promise<Entries> {
    const {extras = {}, prose, reading, siteDir, strict = false} = this.#site;
    // Commands read the configuration, too, and no page.
    if (process.env.NODE_ENV === 'production') this.#prose = parsePages(siteDir, prose);
    const strangers = Object.keys(extras)
      .filter((id) => !Object.hasOwn(entries, id))
      .map((id) => {
        const fix = findNearest(id, Object.keys(entries)) ?? Object.keys(entries).join(' or ');
        const message = `\`extras\` speaks of ${id}, which no entry of \`config\` has`;
        return {id, message, fix: `write ${fix}`};
      });
    this.refuse([...checkEntries(entries, prose), ...strangers]);
    const known = Object.keys(extras);
    const others = Object.keys(entries).filter((id) => !known.includes(id));
    for (const id of [...known, ...others]) {
      const isStrict = typeof strict === 'boolean' ? strict : strict.includes(id);
      const entry = toApi(id, entries[id] as APIOptions, extras[id] ?? {}, prose);
      const api = {...entry, reading, ...(isStrict && {isStrict})};
      this.#generated.set(id, this.generate(api, new LineSet(this.#site)));
    }
    const completed = Object.entries(entries).map(
      async ([id, options]) => [id, await this.#generated.get(id)?.complete(options)] as const,
    );
    const own = Object.fromEntries(await Promise.all(completed)) as Entries;
    for (const api of this.generated) await this.completeLines(api, entries[api.published.id]);
    return own;
  }

  private generate(api: PlacedApi, lines: LineSet, release?: ReleaseLine): GeneratedApi {
    return new GeneratedApi(api, this.#site, () => this.generated, lines, release);
  }

  /** Completes entries for the older lines of an API, of the same look. */
  private async completeLines(
    newest: GeneratedApi,
    {specPath: _, ...look}: APIOptions = {specPath: '', outputDir: ''},
  ): Promise<void> {
    const {readLines, extras = {}} = this.#site;
    const {id} = newest.published;
    const wanted = extras[id]?.lines;
    // Errors in a contract or release are reported when pages are generated; other commands ignore them.
    const known = await (readLines?.(newest.published) ?? Promise.resolve([])).catch(
      () => undefined,
    );
    const outline = await newest.readOutline().catch(() => undefined);
    if (known === undefined || outline === undefined) return;
    const names = known.map(({name}) => name);
    this.refuse(checkLines(id, wanted, names, outline.name));
    for (const release of chooseLines(known, outline.name, wanted)) {
      const api = toLineApi(newest.published, release);
      const line = this.generate(api, newest.lines, release);
      const {contract: specPath, outputDir} = api;
      this.#lines.push(line);
      this.#lineEntries.set(api.id, await line.complete({...look, specPath, outputDir}));
    }
  }

  /** @throws ProblemsError naming them, where the site's configuration names the APIs */
  private refuse(mistakes: readonly EntryMistake[]): void {
    if (mistakes.length === 0) return;
    const {siteDir} = this.#site;
    const file = findConfig(siteDir);
    const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
    const problems = mistakes.map(({id, message, fix}) => {
      const index = lines.findIndex((line) => /^\s*['"]?([\w$-]+)['"]?\s*:/.exec(line)?.[1] === id);
      return {file, line: Math.max(0, index) + 1, column: 1, message, fix};
    });
    throw new ProblemsError('the entries of the APIs', problems, siteDir);
  }

  /** Builds the pages of each API. What cannot be shown is reported when they are generated. */
  async build(): Promise<void> {
    await this.#prose;
    await Promise.allSettled(this.all.map((api) => api.build()));
  }

  /**
   * Prints what is a warning by the rules of the contracts.
   *
   * @throws ProblemsError naming every error in the strict contracts
   */
  lint(): Promise<void> {
    const {siteDir, lint, reading, strict} = this.#site;
    const apis = this.generated.map(({published}) => published);
    const isStrict = (file: string): boolean =>
      strict === true ||
      apis.some((api) => api.isStrict === true && path.join(siteDir, api.contract) === file);
    return reportContracts(this.contracts, siteDir, {...lint, reading, isStrict});
  }

  /**
   * Writes what pages show as soon as their contract changes: Docusaurus waits half a second before it
   * loads content again. What is wrong is reported then.
   */
  watchContracts(): void {
    const writePages = (): void =>
      this.all.forEach((api) => void api.writePages().catch(() => undefined));
    for (const folder of new Set(this.contracts.map((file) => path.dirname(file)))) {
      fs.watch(folder, {persistent: false}, writePages);
    }
  }

  /**
   * Writes the MDX of all pages of a docs instance with the site's entry of docusaurus-plugin-openapi-docs, and
   * the files next to them.
   */
  async writeRest(context: LoadContext, docsPluginId: string): Promise<void> {
    await runPlugin(context, docsPluginId, Object.fromEntries(this.#lineEntries));
    for (const api of this.all) await api.writeRest();
  }

  /** Returns true for a file of the docs instance, by its path there, that is a page of an API. */
  isPage(file: string): boolean {
    const [folder = '', ...rest] = file.split('/');
    const found = this.all.find(({published}) => toPagesFolder(published) === folder);
    return found?.isPage(rest.join('/')) === true;
  }
}

/** Creates the pages of the APIs that have an entry of docusaurus-plugin-openapi-docs. */
export const createApiPages = (site: GeneratedSite): ApiPages => new ApiPages(site);
