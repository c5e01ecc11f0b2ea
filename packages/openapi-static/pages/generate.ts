import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {stringify} from 'yaml';

import {type Api, toRouteBasePath} from '../../../config/apis';
import type {ConsoleModel} from '../console/model';
import type {ContractErrors, SampleGroup} from '../reference';
import {readContract} from '../files/contract';
import {NAMES_DIR, PAGES_DIR, STATIC_DIR, toConsolePath, toContractPath} from '../files/folders';
import {toProblemSlugs} from '../files/problem-slugs';
import {syncFolder, writeIfChanged} from '../files/sync';
import {toKnownApi} from '../names/names';
import {toOperationKey} from 'openapi-releases/change';
import {readVersions} from 'openapi-releases/read-versions';
import {ISLANDS_DIR} from 'static-pages/islands/folder';
import {type Problem, ProblemsError} from 'static-pages/reports';
import {findPlace} from 'static-pages/reports/place';
import {toSampleGroups} from './code-samples';
import {toConsoleModels} from './console-models';
import {writePages} from './engine';
import {type Mention, readMentions, toProblemKey} from './mentions';
import {type Page, toIsland, toMdx} from './page';
import {readRenderer, type Renderer} from './render';
import {toSidebars} from './sidebar';

/** Tools that read YAML 1.1 must not take a date or `no` for anything but text. */
const AS_YAML = {compat: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 0} as const;

/** The introduction is the root of the API; every other page is named after its id. */
const toSlug = ({id}: Page): string => (id === 'introduction' ? '/' : `/${id}`);

/** What the engine makes of the pages, by file name. */
async function makePages(
  pages: readonly Page[],
  context: LoadContext,
): Promise<Map<string, string>> {
  const scratch = await fs.mkdtemp(path.join(os.tmpdir(), 'api-pages-'));
  const enginePages = pages.map((page) => ({id: page.id, mdx: toMdx(page, toSlug(page))}));
  try {
    await writePages(enginePages, scratch, context);
    const names = enginePages.map(({id}) => `${id}.api.mdx`);
    const files = names.map(
      async (name) => [name, await fs.readFile(path.join(scratch, name), 'utf8')] as const,
    );
    return new Map(await Promise.all(files));
  } finally {
    await fs.rm(scratch, {recursive: true});
  }
}

async function writeApi(
  api: Api,
  {pages, groups, names}: ReturnType<Renderer['renderApi']>,
  models: ReturnType<typeof toConsoleModels>,
  context: LoadContext,
): Promise<void> {
  const {siteDir, baseUrl} = context;
  const known = toKnownApi(
    names,
    {id: api.id, contract: path.join(siteDir, api.contract)},
    baseUrl,
  );
  const namesPath = path.join(siteDir, NAMES_DIR, api.id);
  await writeIfChanged(`${namesPath}.json`, JSON.stringify(known));
  // Most pages say nothing of access: one that does not is not made anew when access changes.
  const operations = known.operations.map(({access: _, ...operation}) => operation);
  await writeIfChanged(`${namesPath}.links.json`, JSON.stringify({...known, operations}));
  const islands = pages.map((page) => [`${page.id}.json`, JSON.stringify(toIsland(page))] as const);
  await syncFolder(path.join(siteDir, ISLANDS_DIR, api.id), new Map(islands));
  const files = await makePages(pages, context);
  files.set('sidebars.js', `export default ${JSON.stringify(toSidebars(groups), undefined, 2)};\n`);
  await syncFolder(path.join(siteDir, PAGES_DIR, api.id), files);
  const consoles = [...models].map(([id, model]) => [`${id}.json`, JSON.stringify(model)] as const);
  await syncFolder(path.join(siteDir, STATIC_DIR, toConsolePath(api.id)), new Map(consoles));
}

/** What the renderer cannot show, as problems of the contract with their places. */
async function toProblems(errors: ContractErrors, contract: string): Promise<readonly Problem[]> {
  const source = await fs.readFile(contract, 'utf8');
  return errors.errors.map(({pointer, problem}) => ({
    file: contract,
    ...findPlace(source, pointer),
    message: `${pointer} ${problem}`,
    remedy: 'write it as the OpenAPI specification wants it',
  }));
}

const toSamples = (model: ConsoleModel | undefined): readonly SampleGroup[] =>
  model === undefined ? [] : toSampleGroups(model);

/**
 * Writes the pages of one API, their sidebar and their islands; touches only what changed.
 *
 * @throws ProblemsError naming everything in the contract that cannot be shown
 */
export async function generatePages(api: Api, context: LoadContext): Promise<void> {
  const {siteDir, baseUrl} = context;
  const contract = path.join(siteDir, api.contract);
  const contractPath = toContractPath(api);
  const renderer = await readRenderer(siteDir);
  const basePath = `${baseUrl}${toRouteBasePath(api)}`;
  const versions = await readVersions(api, siteDir, baseUrl);
  try {
    const published = await readContract(contract);
    const document = renderer.toOpenApi31(published);
    const operations = renderer.listOperations(renderer.toContract(document));
    const models = toConsoleModels(document, operations, basePath);
    const mentions = readMentions(siteDir, {
      apiBase: `/${toRouteBasePath(api)}`,
      operations,
      problems: toProblemSlugs(document),
    });
    const toMentions = (key: string): readonly Mention[] =>
      (mentions.get(key) ?? []).map(({title, href}) => ({title, href: baseUrl + href.slice(1)}));
    const rendered = renderer.renderApi(document, {
      basePath,
      contractHref: baseUrl + contractPath,
      linkToUserType: (userType) =>
        api.userTypePages && `${baseUrl}${api.userTypePages}${userType}`,
      toSurroundings: (operation) => ({
        samples: toSamples(models.get(operation.slug)),
        describedIn: toMentions(operation.slug),
        versions: versions.get(toOperationKey(operation)),
      }),
      explainedIn: (problem) => toMentions(toProblemKey(problem)),
    });
    await writeApi(api, rendered, models, context);
    const file = stringify(published, AS_YAML);
    await writeIfChanged(path.join(siteDir, STATIC_DIR, contractPath), file);
  } catch (error) {
    if (!(error instanceof renderer.ContractErrors)) throw error;
    throw new ProblemsError('the contract', await toProblems(error, contract), siteDir);
  }
}
