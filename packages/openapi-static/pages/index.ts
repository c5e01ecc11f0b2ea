import path from 'node:path';

import type {LoadContext, PluginModule} from '@docusaurus/types';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import {ProblemsError} from 'static-pages/reports';

import type {Api} from '../api';
import {lintContracts} from '../lint';

import type {Site} from './build-api';
import {runPlugin} from './engine';
import {GeneratedApi} from './generated-api';
import {createTheme} from './theme';
import {writeApi} from './write-api';

/** The contracts, for reports that their author sees. */
export const SUBJECT = 'contract';

type Entries = Readonly<Record<string, APIOptions>>;

/** The pages of the APIs of a site, as its configuration and their docs instance use them. */
export interface ApiPages {
  /** Completes the `config` of docusaurus-plugin-openapi-docs by the options that write our pages. */
  readonly complete: (entries: Entries) => Promise<Entries>;
  /** Shows the names of the OpenAPI theme as we do; without it the pages are those of that theme. */
  readonly theme: PluginModule;
  readonly hasTheme: () => boolean;
  /** Absolute paths of the contracts. */
  readonly contracts: readonly string[];
  /** @throws ProblemsError naming every finding in the contracts */
  readonly lint: () => Promise<void>;
  /** Whether a contract, or what renders it, is not as it was when the pages were generated. */
  readonly hasChanged: () => boolean;
  /**
   * Generates all pages of a docs instance by the site's entry of docusaurus-plugin-openapi-docs.
   *
   * @throws ProblemsError naming everything in a contract that cannot be shown
   */
  readonly generate: (context: LoadContext, docsPluginId: string) => Promise<void>;
  /** Whether a generated page, by its file's path in the docs instance, needs no module of its own. */
  readonly isRendered: (file: string) => boolean;
  /** Whether any generated page needs one. */
  readonly hasModules: () => boolean;
}

/** The row of the list of APIs for an entry. */
function findApi(apis: readonly Api[], id: string, {specPath}: APIOptions): Api {
  const api = apis.find((one) => one.id === id && one.contract === specPath);
  if (api === undefined) throw new Error(`config/apis.ts has no API ${id} with ${specPath}`);
  return api;
}

/**
 * What makes the pages of APIs.
 *
 * @param apis what the site says of each API that has an entry
 */
export function createApiPages(apis: readonly Api[], site: Site): ApiPages {
  const {siteDir} = site;
  const contracts = apis.map(({contract}) => path.join(siteDir, contract));
  const all = new Map<string, GeneratedApi>();
  let hasTheme = false;
  const some = (test: (generated: GeneratedApi) => boolean): boolean =>
    [...all.values()].some(test);

  return {
    contracts,
    theme: createTheme(() => {
      hasTheme = true;
    }),
    hasTheme: () => hasTheme,
    async complete(entries) {
      const completed = Object.entries(entries).map(async ([id, options]) => {
        const api = findApi(apis, id, options);
        const generated = new GeneratedApi(api, options.outputDir, site, () => hasTheme);
        all.set(id, generated);
        // A contract that cannot be read is reported when its pages are generated: other commands need none.
        const specPath = await generated.prepare().catch(() => options.specPath);
        return [id, {...options, ...generated.complete(options), specPath}] as const;
      });
      return Object.fromEntries(await Promise.all(completed));
    },
    async lint() {
      const problems = await lintContracts(contracts, siteDir);
      if (problems.length > 0) throw new ProblemsError('the contract', problems, siteDir);
    },
    hasChanged: () => some((generated) => generated.hasChanged()),
    async generate(context, docsPluginId) {
      const specPaths = new Map<string, string>();
      for (const [id, generated] of all) {
        specPaths.set(id, await generated.prepare());
        await writeApi(generated.api, await generated.build(), site, hasTheme);
      }
      await runPlugin(context, docsPluginId, specPaths);
      const stray = [...all.values()].flatMap((generated) => generated.findStrayPages());
      if (stray.length > 0) {
        throw new Error(`Pages are missing, or should not be there: ${stray.join(', ')}`);
      }
    },
    hasModules: () => some((generated) => generated.hasModules()),
    isRendered(file) {
      const [id = '', ...rest] = file.split('/');
      return all.get(id)?.isRendered(rest.join('/')) ?? false;
    },
  };
}
