import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import type {MinorVersion} from '@openapi-portal/openapi-reference';
import {findNearest, ProblemsError} from '@openapi-portal/reports';

import type {Api, PlacedApi} from '@openapi-portal/openapi-model';
import type {OlderVersion} from '@openapi-portal/api-names';
import {toPagesFolder} from '@openapi-portal/openapi-model/files';
import {reportContracts} from './lint/report';

import type {GeneratedSite} from './build-api';
import {checkExtras} from './check-extras';
import {checkMinorVersions, chooseMinorVersions, buildOlderApi} from './choose-minor-versions';
import {fetchContracts} from './fetch-contract';
import {GeneratedApi} from './generated-api';
import {MinorVersionSet} from './minor-version-set';
import {runPlugin} from './plugin';
import {parsePages} from './prose-pages';
import {listRendererFolders} from './renderer';
import openApiTheme from '@openapi-portal/docusaurus-openapi-theme';
import {checkEntries, type EntryMistake, toApi} from './to-api';
import {tuneHeap} from './tune-heap';

/** Subject of contract reports in the dev server's overlay (`showReport`). */
export const SUBJECT = 'contract';

const CONFIGS = ['ts', 'js', 'mts', 'mjs', 'cts', 'cjs'].map((end) => `docusaurus.config.${end}`);

function findConfig(siteDir: string): string {
  const found = CONFIGS.find((name) => fs.existsSync(path.join(siteDir, name)));
  return path.join(siteDir, found ?? 'docusaurus.config.ts');
}

type Entries = Readonly<Record<string, APIOptions>>;

export class ApiPages {
  readonly #generated = new Map<string, GeneratedApi>();
  readonly #minorVersions: GeneratedApi[] = [];
  /** Not in the site's configuration, which is in the script of every page. */
  readonly #minorVersionEntries = new Map<string, APIOptions>();

  readonly theme = openApiTheme;

  // Private, because Docusaurus writes enumerable members of options into the script of every page.
  readonly #site: GeneratedSite;

  #prose?: Promise<void>;

  constructor(site: GeneratedSite) {
    tuneHeap();
    this.#site = site;
  }

  get generated(): readonly GeneratedApi[] {
    return [...this.#generated.values()];
  }

  get all(): readonly GeneratedApi[] {
    return [...this.generated, ...this.#minorVersions];
  }

  /** The older minor versions that have pages, as separate APIs. */
  get minorVersions(): readonly Api[] {
    return this.#minorVersions.map(({published: {outputDir: _, ...api}}) => api);
  }

  listMinorVersions(): readonly OlderVersion[] {
    return this.#minorVersions.map(({published, minorVersions, release}) => {
      const newest = this.generated.find((api) => api.minorVersions === minorVersions);
      return {
        id: published.id,
        name: release?.name ?? '',
        folder: toPagesFolder(published),
        api: newest?.published.id ?? '',
      };
    });
  }

  /** The APIs: first those in `extras`, then the rest of `config`. Only after `complete`. */
  get apis(): readonly Api[] {
    if (this.#generated.size === 0)
      throw new Error('The APIs are not loaded yet: read `apis` after `await pages.complete`');
    return this.generated.map(({published: {outputDir: _, ...api}}) => api);
  }

  get contracts(): readonly string[] {
    return this.generated.map(({published}) => path.join(this.#site.siteDir, published.contract));
  }

  /** Absolute paths of the folders with the code that renders pages; empty before they are loaded. */
  get rendererFolders(): readonly string[] {
    return listRendererFolders(this.#site.siteDir);
  }

  /** Adds our options to the plugin's `config`. Throws a ProblemsError for incomplete or unknown entries. */
  async complete(given: Entries): Promise<Entries> {
    const {extras = {}, prose, reading, siteDir, strict = false} = this.#site;
    // Only builds need the prose, but other commands read the configuration, too.
    if (process.env.NODE_ENV === 'production') this.#prose = parsePages(siteDir, prose);
    const {entries, mistakes} = await fetchContracts(siteDir, given);
    const strangers = Object.keys(extras)
      .filter((id) => !Object.hasOwn(entries, id))
      .map((id) => {
        const fix = findNearest(id, Object.keys(entries)) ?? Object.keys(entries).join(' or ');
        const message = `\`extras\` contains ${id}, but \`config\` has no entry of that name`;
        return {id, message, fix: `write ${fix}`};
      });
    const invalid = Object.entries(extras).flatMap(([id, own]) => checkExtras(id, own));
    this.refuse([...checkEntries(entries, prose), ...strangers, ...invalid, ...mistakes]);
    const known = Object.keys(extras);
    const others = Object.keys(entries).filter((id) => !known.includes(id));
    for (const id of [...known, ...others]) {
      const isStrict = typeof strict === 'boolean' ? strict : strict.includes(id);
      const {[id]: own = {}} = extras;
      const entry = toApi(id, entries[id] as APIOptions, own, prose);
      const {overlays, filter} = own;
      const isChanged = overlays !== undefined || filter !== undefined;
      const api = {
        ...entry,
        reading: isChanged ? {...reading, overlays, filter} : reading,
        ...(isStrict && {isStrict}),
      };
      this.#generated.set(id, this.generate(api, new MinorVersionSet(this.#site)));
    }
    const completed = Object.entries(entries).map(
      async ([id, options]) => [id, await this.#generated.get(id)?.complete(options)] as const,
    );
    const own = Object.fromEntries(await Promise.all(completed)) as Entries;
    for (const api of this.generated)
      await this.completeMinorVersions(api, entries[api.published.id]);
    return own;
  }

  private generate(
    api: PlacedApi,
    minorVersions: MinorVersionSet,
    release?: MinorVersion,
  ): GeneratedApi {
    return new GeneratedApi(api, this.#site, () => this.generated, minorVersions, release);
  }

  private async completeMinorVersions(
    newest: GeneratedApi,
    {specPath: _, ...look}: APIOptions = {specPath: '', outputDir: ''},
  ): Promise<void> {
    const {readMinorVersions, extras = {}} = this.#site;
    const {id} = newest.published;
    const wanted = extras[id]?.minorVersions;
    // Errors in a contract or release are reported when pages are generated; other commands ignore them.
    const known = await (readMinorVersions?.(newest.published) ?? Promise.resolve([])).catch(
      () => undefined,
    );
    const outline = await newest.readOutline().catch(() => undefined);
    if (known === undefined || outline === undefined) return;
    const names = known.map(({name}) => name);
    this.refuse(checkMinorVersions(id, wanted, names, outline.name));
    for (const release of chooseMinorVersions(known, outline.name, wanted)) {
      const api = buildOlderApi(newest.published, release);
      const minorVersion = this.generate(api, newest.minorVersions, release);
      const {contract: specPath, outputDir} = api;
      this.#minorVersions.push(minorVersion);
      this.#minorVersionEntries.set(
        api.id,
        await minorVersion.complete({...look, specPath, outputDir}),
      );
    }
  }

  /** @throws ProblemsError locating the mistakes in the site's configuration */
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

  /** Builds the pages of each API. Errors are ignored here, and reported when the pages are generated. */
  async build(): Promise<void> {
    await this.#prose;
    await Promise.allSettled(this.all.map((api) => api.build()));
  }

  /** Lints the contracts and prints the warnings. Throws a ProblemsError for errors in strict contracts. */
  lint(): Promise<void> {
    const {siteDir, lint, strict} = this.#site;
    const apis = new Map(
      this.generated.map(({published}) => [path.join(siteDir, published.contract), published]),
    );
    return reportContracts(this.contracts, siteDir, {
      ...lint,
      findReading: (file) => apis.get(file)?.reading ?? {},
      isStrict: (file) => strict === true || apis.get(file)?.isStrict === true,
    });
  }

  /** Writes pages as soon as a contract changes, before Docusaurus reloads content and reports errors. */
  watchContracts(): void {
    const writePages = (): void =>
      this.all.forEach((api) => void api.writePages().catch(() => undefined));
    const overlays = this.generated.flatMap(({published}) => published.reading?.overlays ?? []);
    const files = [
      ...this.contracts,
      ...overlays.map((file) => path.resolve(this.#site.siteDir, file)),
    ];
    for (const folder of new Set(files.map((file) => path.dirname(file)))) {
      fs.watch(folder, {persistent: false}, writePages);
    }
  }

  async writeRest(context: LoadContext, docsPluginId: string): Promise<void> {
    await runPlugin(context, docsPluginId, Object.fromEntries(this.#minorVersionEntries));
    for (const api of this.all) await api.writeRest();
  }

  isPage(file: string): boolean {
    const [folder = '', ...rest] = file.split('/');
    const found = this.all.find(({published}) => toPagesFolder(published) === folder);
    return found?.isPage(rest.join('/')) === true;
  }
}

export const createApiPages = (site: GeneratedSite): ApiPages => new ApiPages(site);
