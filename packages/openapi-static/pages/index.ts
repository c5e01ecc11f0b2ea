import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import {ProblemsError} from 'static-pages/reports';

import type {Api} from '../api';
import {lintContracts} from '../lint';

import type {Site} from './build-api';
import {GeneratedApi} from './generated-api';
import type {PageKind} from './page-routes';
import {runPlugin} from './plugin';
import {createTheme} from './theme';

/** The contracts, for reports that their author sees. */
export const SUBJECT = 'contract';

type Entries = Readonly<Record<string, APIOptions>>;

/** The pages of the APIs of a site, as its configuration and their docs instance use them. */
export class ApiPages {
  readonly #generated = new Map<string, GeneratedApi>();

  /** Whether the site shows the names of the OpenAPI theme as we do. */
  hasTheme = false;

  /** Shows the names of the OpenAPI theme as we do; without it the pages are those of that theme. */
  readonly theme = createTheme(() => {
    this.hasTheme = true;
  });

  // Not enumerable: Docusaurus writes the options of plugins into the script of every page.
  readonly #apis: readonly Api[];
  readonly #site: Site;

  constructor(apis: readonly Api[], site: Site) {
    this.#apis = apis;
    this.#site = site;
  }

  /** The APIs that have an entry of docusaurus-plugin-openapi-docs. */
  get apis(): readonly GeneratedApi[] {
    return [...this.#generated.values()];
  }

  /** Absolute paths of the contracts. */
  get contracts(): readonly string[] {
    return this.#apis.map(({contract}) => path.join(this.#site.siteDir, contract));
  }

  /** Completes the `config` of docusaurus-plugin-openapi-docs by the options that write our pages. */
  async complete(entries: Entries): Promise<Entries> {
    const completed = Object.entries(entries).map(async ([id, options]) => {
      const {specPath, outputDir} = options;
      const api = this.#apis.find((one) => one.id === id && one.contract === specPath);
      if (api === undefined)
        throw new Error(`No API ${id} with ${specPath} was given to createApiPages`);
      const generated = new GeneratedApi(api, outputDir, this.#site, () => this.hasTheme);
      this.#generated.set(id, generated);
      return [id, await generated.complete(options)] as const;
    });
    return Object.fromEntries(await Promise.all(completed));
  }

  /** @throws ProblemsError naming every finding in the contracts */
  async lint(): Promise<void> {
    const {siteDir, lint} = this.#site;
    const problems = await lintContracts(this.contracts, siteDir, lint);
    if (problems.length > 0) throw new ProblemsError('the contract', problems, siteDir);
  }

  /**
   * Writes what pages show as soon as their contract changes: Docusaurus waits half a second before it
   * loads content again. What is wrong is reported then.
   */
  watchContracts(): void {
    const writePages = (): void =>
      this.apis.forEach((api) => void api.writePages().catch(() => undefined));
    for (const folder of new Set(this.contracts.map((file) => path.dirname(file)))) {
      fs.watch(folder, {persistent: false}, writePages);
    }
  }

  /**
   * Writes the MDX of all pages of a docs instance by the site's entry of docusaurus-plugin-openapi-docs, and
   * what stands beside them.
   */
  async writeRest(context: LoadContext, docsPluginId: string): Promise<void> {
    await runPlugin(context, docsPluginId);
    for (const api of this.apis) await api.writeRest();
  }

  /** What a page of the docs instance is, by its file's path there. */
  findKind(file: string): PageKind {
    const [id = '', ...rest] = file.split('/');
    return this.#generated.get(id)?.findKind(rest.join('/')) ?? 'guide';
  }
}

/**
 * What makes the pages of APIs.
 *
 * @param apis what the site says of each API that has an entry
 */
export const createApiPages = (apis: readonly Api[], site: Site): ApiPages =>
  new ApiPages(apis, site);
