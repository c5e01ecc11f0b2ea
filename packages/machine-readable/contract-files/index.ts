import {readJson, writeJson} from '@openapi-portal/reports/json';
import {watch} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {type Api, toContract} from '@openapi-portal/openapi-model';
import type {ConsoleModel} from '@openapi-portal/openapi-model/inputs';
import {
  readPublished,
  toConsolePath,
  toContractPath,
  writeIfChanged,
} from '@openapi-portal/openapi-model/files';
import type {PageLink} from '@openapi-portal/openapi-reference';
import {runStage} from '@openapi-portal/openapi-model/reading';
import {STATIC_DIR} from '@openapi-portal/static-pages';

import {API_CATALOG, buildApiCatalog} from './api-catalog';
import {toPostmanPath, toSkillPath, toTypesPath} from './paths';
import {buildCollection} from './postman/collection';
import {buildSkill, type SkillLink} from './skill/build-skill';
import {listGuides} from './skill/list-guides';

/** An additional file that is generated from each contract and published with the site. */
export interface DerivedFile {
  /** Returns the path of the file, relative to the site root. */
  readonly toPath: (api: Api) => string;
  /** @param document the bundled contract as OpenAPI 3.1 */
  readonly make: (document: unknown) => string;
}

export interface SkillOptions {
  /** Markdown for the section that says how to work, such as how to start a sandbox. */
  readonly notes?: string;
  /** Lists all downloads of an API, with paths relative to the site's root. */
  readonly listFiles: (api: Api) => readonly PageLink[];
}

export interface ContractFilesOptions {
  /** The APIs, in the order of the site. The contract of the first is also published at the root. */
  readonly apis: readonly Api[];
  /** Older minor versions of these APIs, which get the same files but are not in the API catalog. */
  readonly minorVersions?: readonly Api[];
  readonly derivedFiles?: readonly DerivedFile[];
  /** Writes a `SKILL.md` for coding assistants next to each contract. Only for contracts that you trust. */
  readonly skill?: SkillOptions;
}

async function readModels(folder: string): Promise<ReadonlyMap<string, ConsoleModel>> {
  const models = new Map<string, ConsoleModel>();
  // Files are read one at a time, because the number of open files is limited.
  for (const name of await fs.readdir(folder)) {
    const model = readJson(
      await fs.readFile(path.join(folder, name), 'utf8'),
    ) as unknown as ConsoleModel;
    models.set(path.parse(name).name, model);
  }
  return models;
}

/** @throws Error that says how to generate the types if their file is missing */
async function readTypes({id, types = ''}: Api, siteDir: string): Promise<string> {
  try {
    return await fs.readFile(path.join(siteDir, types), 'utf8');
  } catch (cause) {
    const message = `The types of ${id} cannot be read from ${types}: run npm run api:types, which creates them`;
    throw new Error(message, {cause});
  }
}

class ContractFiles {
  private readonly folder: string;

  /** @param address URL of the site, including the base path, with a trailing slash */
  constructor(
    private readonly siteDir: string,
    private readonly address: string,
  ) {
    this.folder = path.join(siteDir, STATIC_DIR);
  }

  private write(file: string, content: string): Promise<void> {
    return writeIfChanged(path.join(this.folder, file), content);
  }

  readContract(api: Api): unknown {
    return readPublished(this.folder, api).root;
  }

  /**
   * Calls `write` whenever a contract is published again, which is the last step after a change in the dev
   * server. Docusaurus' watcher cannot be used: it would reload this plugin concurrently with the docs plugin
   * and lose the content of one of them.
   */
  watch(apis: readonly Api[], write: () => Promise<void>): void {
    for (const file of apis.map((api) => path.join(this.folder, toContractPath(api, 'json')))) {
      // An error is ignored, because an incompletely written file triggers another event when it is complete.
      watch(file, {persistent: false}, () => void write().catch(() => undefined));
    }
  }

  /** @throws ProblemsError with the locations in the contract that cannot be converted */
  private make<Form>({contract}: Api, document: unknown, make: () => Form): Form {
    return runStage(make, document, path.join(this.siteDir, contract), this.siteDir);
  }

  async writeForms(api: Api, document: unknown): Promise<void> {
    const models = await readModels(path.join(this.folder, toConsolePath(api)));
    const pages = this.address + api.route;
    const collection = this.make(api, document, () => buildCollection({document, models, pages}));
    await this.write(toPostmanPath(api), writeJson(collection));
    if (api.types !== undefined) {
      await this.write(toTypesPath(api), await readTypes(api, this.siteDir));
    }
  }

  async writeSkill(
    api: Api,
    document: unknown,
    {listFiles, notes}: SkillOptions,
    guides: readonly SkillLink[],
  ): Promise<void> {
    const all = [
      {title: 'OpenAPI contract (YAML)', href: toContractPath(api)},
      {title: 'OpenAPI contract (JSON)', href: toContractPath(api, 'json')},
      ...listFiles(api).filter(({href}) => href !== toSkillPath(api)),
    ];
    const files = all.map(({title, href}) => ({title, href: this.address + href}));
    const pages = this.address + api.route;
    const skill = this.make(api, document, () =>
      buildSkill({contract: toContract(document), pages, files, guides, notes}),
    );
    await this.write(toSkillPath(api), skill);
  }

  async writeOthers(
    api: Api,
    document: unknown,
    derivedFiles: readonly DerivedFile[],
  ): Promise<void> {
    for (const {toPath, make} of derivedFiles)
      await this.write(
        toPath(api),
        this.make(api, document, () => make(document)),
      );
  }

  /** Writes the files that programs look for at well-known URLs: the API catalog and the contract of the first API. */
  async writeAtRoot(apis: readonly Api[], contracts: readonly unknown[]): Promise<void> {
    const published = apis.map(({route}, index) => ({route, document: contracts[index]}));
    const catalog = buildApiCatalog(published, this.address);
    await this.write(API_CATALOG, JSON.stringify(catalog, undefined, 2));
    const [first] = apis;
    if (first === undefined) return;
    for (const format of ['yaml', 'json'] as const) {
      const file = path.join(this.folder, toContractPath(first, format));
      await this.write(`openapi.${format}`, await fs.readFile(file, 'utf8'));
    }
  }
}

/** Publishes contracts in additional formats and lists them in an API catalog. */
export default function contractFiles(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  options: unknown,
): Plugin {
  const {apis, minorVersions = [], derivedFiles = [], skill} = options as ContractFilesOptions;
  const all = [...apis, ...minorVersions];
  const address = siteConfig.url + baseUrl;
  const files = new ContractFiles(siteDir, address);
  const write = async (content: AllContent): Promise<void> => {
    const contracts = all.map((api) => files.readContract(api));
    for (const [index, api] of all.entries()) {
      const document = contracts[index];
      await files.writeForms(api, document);
      await files.writeOthers(api, document, derivedFiles);
      const guides = listGuides(content, api, all, address);
      if (skill !== undefined) await files.writeSkill(api, document, skill, guides);
    }
    await files.writeAtRoot(apis, contracts);
  };
  let isWritten = false;
  return {
    name: 'contract-files',
    // The API pages and contracts are generated by then.
    async allContentLoaded({allContent}) {
      if (isWritten) return;
      await write(allContent);
      isWritten = true;
      if (process.env.NODE_ENV === 'development') files.watch(apis, () => write(allContent));
    },
  };
}
