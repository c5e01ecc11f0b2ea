import fs from 'node:fs/promises';
import path from 'node:path';

import type {Api} from 'openapi-static/api';
import {type Problem, ProblemsError} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import {checkReleases, type ReleaseNotes} from './check-releases';
import {INDEX, RELEASES_DIR, toReleasesDir} from './options';
import type {ReleaseSources, SourceFile} from './release';

const SUBJECT = 'the released contracts';

async function listNames(dir: string): Promise<readonly string[]> {
  try {
    return (await fs.readdir(dir)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function readSources(dir: string): Promise<ReleaseSources> {
  const names = await listNames(dir);
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
  return strays.map((name) => {
    const nearest = findNearest(name, ids);
    return {
      file: path.join(dir, name),
      line: 1,
      column: 1,
      message: `No API has the id ${name}`,
      remedy: nearest
        ? `name the folder ${nearest}`
        : 'name the folder after an API of config/apis.ts',
    };
  });
}

/**
 * The releases of an API with their changes, oldest first; none where it has no folder.
 *
 * @throws ProblemsError naming everything that is wrong with them
 */
export async function readReleases(api: Api, siteDir: string): Promise<readonly ReleaseNotes[]> {
  const {result, problems} = checkReleases(await readSources(toReleasesDir(siteDir, api)));
  if (problems.length > 0) throw new ProblemsError(SUBJECT, problems, siteDir);
  return result;
}

/**
 * The releases of all APIs, by the id of the API.
 *
 * @throws ProblemsError naming everything that is wrong with any of them
 */
export async function readAllReleases(
  apis: readonly Api[],
  siteDir: string,
): Promise<ReadonlyMap<string, readonly ReleaseNotes[]>> {
  const checked = await Promise.all(
    apis.map(async (api) => ({
      api,
      ...checkReleases(await readSources(toReleasesDir(siteDir, api))),
    })),
  );
  const problems = [
    ...(await findStrayFolders(apis, siteDir)),
    ...checked.flatMap((each) => each.problems),
  ];
  if (problems.length > 0) throw new ProblemsError(SUBJECT, problems, siteDir);
  return new Map(checked.map(({api, result}) => [api.id, result]));
}
