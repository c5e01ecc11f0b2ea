import fs from 'node:fs/promises';
import path from 'node:path';

import type {Api} from '@openapi-portal/openapi-model';
import {listFiles} from '@openapi-portal/markdown-source';
import {readContractFile, toReleaseOptions} from '@openapi-portal/openapi-model/reading';
import {findNearest, type Problem, ProblemsError} from '@openapi-portal/reports';
import type {Release} from './change';
import {type Checked, checkReleases} from './check-releases';
import {RELEASES_DIR} from './options';

/** Cached results, keyed by the files in a folder and their modification times. */
const known = new Map<string, Promise<Checked>>();

/** Reads and checks the releases of an API. Cached, because authors rarely change them. */
async function readChecked({id, reading}: Api, siteDir: string): Promise<Checked> {
  const dir = path.join(siteDir, RELEASES_DIR, id);
  const files = listFiles(dir).filter((file) => /\.(ya?ml|json)$/.test(file));
  const times = files.map(async (file) => (await fs.stat(file)).mtimeMs);
  const state = [dir, ...files, ...(await Promise.all(times))].join('\n');
  const check = async (): Promise<Checked> => {
    const options = toReleaseOptions(reading);
    const read = await Promise.all(
      files.map(async (file) => ({file, ...(await readContractFile(file, options, siteDir))})),
    );
    const problems = read.flatMap((one) => ('problem' in one ? one.problem : []));
    if (problems.length > 0) return {releases: [], problems};
    return checkReleases(
      dir,
      read.flatMap((one) => ('text' in one ? one : [])),
    );
  };
  const checked = known.get(state) ?? check();
  known.set(state, checked);
  return checked;
}

/** Reports folders that belong to no API, because they would be ignored silently. */
function findStrayFolders(apis: readonly Api[], siteDir: string): readonly Problem[] {
  const dir = path.join(siteDir, RELEASES_DIR);
  const ids = apis.map(({id}) => id);
  const folders = listFiles(dir).map((file) => path.relative(dir, file).split(path.sep)[0] ?? '');
  const strays = [...new Set(folders)].filter((name) => !name.includes('.') && !ids.includes(name));
  return strays.map((name) => ({
    file: path.join(dir, name),
    line: 1,
    column: 1,
    message: `The site has no API with the id ${name}`,
    fix: `rename the folder to ${findNearest(name, ids) ?? 'the id of an API of the site'}`,
  }));
}

function throwProblems(problems: readonly Problem[], siteDir: string): void {
  if (problems.length > 0) throw new ProblemsError('the released contracts', problems, siteDir);
}

/**
 * Reads the releases of an API with their changes, oldest first; empty if the API has no folder.
 *
 * @throws ProblemsError with all problems of the releases
 */
export async function readReleases(api: Api, siteDir: string): Promise<readonly Release[]> {
  const {releases, problems} = await readChecked(api, siteDir);
  throwProblems(problems, siteDir);
  return releases;
}

/**
 * Reads the releases of all APIs, keyed by the id of the API.
 *
 * @throws ProblemsError with all problems of the releases
 */
export async function readAllReleases(
  apis: readonly Api[],
  siteDir: string,
): Promise<ReadonlyMap<string, readonly Release[]>> {
  const checked = await Promise.all(apis.map((api) => readChecked(api, siteDir)));
  const problems = checked.flatMap((each) => each.problems);
  throwProblems([...findStrayFolders(apis, siteDir), ...problems], siteDir);
  return new Map(apis.map(({id}, index) => [id, checked[index]?.releases ?? []]));
}
