import fs from 'node:fs/promises';
import path from 'node:path';

import type {Api} from 'openapi-static/api';
import {type Problem, ProblemsError} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import {checkReleases} from './check-releases';
import {INDEX, RELEASES_DIR} from './options';
import type {Release, ReleaseSources, SourceFile} from './release';

type Checked = ReturnType<typeof checkReleases>;

/** What was found in a folder, and when its files were changed by then. */
interface Edition {
  readonly state: string;
  readonly checked: Promise<Checked>;
}

const editions = new Map<string, Edition>();

async function listNames(dir: string): Promise<readonly string[]> {
  try {
    return (await fs.readdir(dir)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function readSources(dir: string, names: readonly string[]): Promise<ReleaseSources> {
  const read = async (name: string): Promise<SourceFile> => {
    const file = path.join(dir, name);
    return {file, text: await fs.readFile(file, 'utf8')};
  };
  const contracts = names
    .filter((name) => /\.(ya?ml|json)$/.test(name) && name !== INDEX)
    .map(async (name) => [name.replace(/\.\w+$/, ''), await read(name)] as const);
  return {
    indexFile: path.join(dir, INDEX),
    ...(names.includes(INDEX) && {index: (await read(INDEX)).text}),
    contracts: new Map(await Promise.all(contracts)),
  };
}

/** Released contracts do not change while an author writes the next, so they are compared once. */
async function readChecked({id}: Api, siteDir: string): Promise<Checked> {
  const dir = path.join(siteDir, RELEASES_DIR, id);
  const names = await listNames(dir);
  const times = names.map(async (name) => (await fs.stat(path.join(dir, name))).mtimeMs);
  const state = [...names, ...(await Promise.all(times))].join('\n');
  const known = editions.get(dir);
  if (known?.state === state) return known.checked;
  const checked = readSources(dir, names).then(checkReleases);
  editions.set(dir, {state, checked});
  return checked;
}

/** A folder that belongs to no API would be passed over without a word. */
async function findStrayFolders(
  apis: readonly Api[],
  siteDir: string,
): Promise<readonly Problem[]> {
  const dir = path.join(siteDir, RELEASES_DIR);
  const ids = apis.map(({id}) => id);
  const strays = (await listNames(dir)).filter(
    (name) => !name.includes('.') && !ids.includes(name),
  );
  return strays.map((name) => ({
    file: path.join(dir, name),
    line: 1,
    column: 1,
    message: `No API has the id ${name}`,
    fix: `name the folder ${findNearest(name, ids) ?? 'after an API of the site'}`,
  }));
}

function throwProblems(problems: readonly Problem[], siteDir: string): void {
  if (problems.length > 0) throw new ProblemsError('the released contracts', problems, siteDir);
}

/**
 * The releases of an API with their changes, oldest first; none where it has no folder.
 *
 * @throws ProblemsError naming everything that is wrong with them
 */
export async function readReleases(api: Api, siteDir: string): Promise<readonly Release[]> {
  const {releases, problems} = await readChecked(api, siteDir);
  throwProblems(problems, siteDir);
  return releases;
}

/**
 * The releases of all APIs, by the id of the API.
 *
 * @throws ProblemsError naming everything that is wrong with any of them
 */
export async function readAllReleases(
  apis: readonly Api[],
  siteDir: string,
): Promise<ReadonlyMap<string, readonly Release[]>> {
  const checked = await Promise.all(apis.map((api) => readChecked(api, siteDir)));
  const strays = await findStrayFolders(apis, siteDir);
  throwProblems([...strays, ...checked.flatMap(({problems}) => problems)], siteDir);
  return new Map(apis.map(({id}, index) => [id, checked[index]?.releases ?? []]));
}
