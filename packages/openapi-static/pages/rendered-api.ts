import fs from 'node:fs';
import path from 'node:path';

import {stringify} from 'yaml';

import {type Api, toRouteBasePath} from '../api';
import type {ConsoleModel} from '../console/model';
import type {ContractErrors, RenderedApi} from '../reference';
import type {SampleGroup} from '../samples/types';
import {NAMES_DIR, STATIC_DIR, toConsolePath, toContractPath} from '../files/folders';
import {toProblemSlugs} from '../files/problem-slugs';
import {syncFolder, writeIfChanged} from '../files/sync';
import {toKnownApi} from '../names/names';
import {toOperationKey} from '../contract/operation-key';
import {ISLANDS_DIR} from 'static-pages/islands/folder';
import {type Problem, ProblemsError} from 'static-pages/reports';
import {findPlace} from 'static-pages/reports/place';

import {toSampleGroups} from './code-samples';
import {toConsoleModels} from './console-models';
import {type Mention, readMentions, toProblemKey} from './mentions';
import {toIsland} from './page';
import type {Site, Sources} from './read-sources';

/** Tools that read YAML 1.1 must not take a date or `no` for anything but text. */
const AS_YAML = {compat: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 0} as const;

type Rendered = RenderedApi & {readonly models: ReadonlyMap<string, ConsoleModel>};

/** What the renderer cannot show, as problems of the contract with their places. */
function toProblems({errors}: ContractErrors, contract: string): readonly Problem[] {
  const source = fs.readFileSync(contract, 'utf8');
  return errors.map(({pointer, problem}) => ({
    file: contract,
    ...findPlace(source, pointer),
    message: `${pointer} ${problem}`,
    remedy: 'write it as the OpenAPI specification wants it',
  }));
}

/** Runs what reads a contract; its mistakes become a report with their places. */
export function reportMistakes<Result>(
  run: () => Result,
  {ContractErrors}: Pick<Sources['renderer'], 'ContractErrors'>,
  contract: string,
  siteDir: string,
): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ContractErrors)) throw error;
    throw new ProblemsError('the contract', toProblems(error, contract), siteDir);
  }
}

const toSamples = (model: ConsoleModel | undefined): readonly SampleGroup[] =>
  model === undefined ? [] : toSampleGroups(model);

/** Renders the pages of an API once for all, with what the site says about it. */
export function renderSources(api: Api, sources: Sources, {siteDir, baseUrl}: Site): Rendered {
  const {document, operations, versions, renderer} = sources;
  const basePath = `${baseUrl}${toRouteBasePath(api)}`;
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
    parts: renderer.parts,
    contractHref: baseUrl + toContractPath(api),
    linkToUserType: (userType) => api.userTypePages && `${baseUrl}${api.userTypePages}${userType}`,
    findExtras: (operation) => ({
      samples: toSamples(models.get(operation.slug)),
      describedIn: toMentions(operation.slug),
      versions: versions.get(toOperationKey(operation)),
    }),
    explainedIn: (problem) => toMentions(toProblemKey(problem)),
  });
  return {...rendered, models};
}

async function writeNames(
  {id, contract}: Api,
  names: RenderedApi['names'],
  {siteDir, baseUrl}: Site,
): Promise<void> {
  const known = toKnownApi(names, {id, contract: path.join(siteDir, contract)}, baseUrl);
  const file = path.join(siteDir, NAMES_DIR, id);
  await writeIfChanged(`${file}.json`, JSON.stringify(known));
  // Most pages say nothing of access: one that does not is not made anew when access changes.
  const operations = known.operations.map(({access: _, ...operation}) => operation);
  await writeIfChanged(`${file}.links.json`, JSON.stringify({...known, operations}));
}

/** Files by their names, as JSON. */
const toJsonFiles = (values: Iterable<readonly [string, unknown]>): ReadonlyMap<string, string> =>
  new Map([...values].map(([name, value]) => [`${name}.json`, JSON.stringify(value)]));

/**
 * Writes what the pages of an API have beside their MDX: what they show, what prose can name, what the
 * consoles fetch, and the contract to download. It touches only what changed.
 *
 * @param isOurs whether the pages show the parts of our theme
 */
export async function writeExtras(
  api: Api,
  {pages, names, models}: Rendered,
  {published}: Sources,
  site: Site,
  isOurs: boolean,
): Promise<void> {
  const {siteDir} = site;
  const shown = pages.filter(({partsHtml}) => isOurs && partsHtml === undefined);
  const islands = toJsonFiles(shown.map((page) => [page.id, toIsland(page)] as const));
  await writeNames(api, names, site);
  await syncFolder(path.join(siteDir, ISLANDS_DIR, api.id), islands);
  await syncFolder(path.join(siteDir, STATIC_DIR, toConsolePath(api.id)), toJsonFiles(models));
  const contractFile = path.join(siteDir, STATIC_DIR, toContractPath(api));
  await writeIfChanged(contractFile, stringify(published, AS_YAML));
}
