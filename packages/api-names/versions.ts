import fs from 'node:fs';
import path from 'node:path';

import {listVersions, VERSIONS_FILE} from '@openapi-portal/markdown-source';
import {writeIfChanged} from '@openapi-portal/openapi-model/files';
import {type Problem, ProblemsError, YamlFile} from '@openapi-portal/reports';
import {isJsonObject} from '@openapi-portal/reports/json';
import {joinPointer} from '@openapi-portal/reports/pointer';

import {type KnownApi, readNames, readNamesOf} from './known-api';
import {readOlderVersions, toMinorVersion} from './older-versions';

/** File that maps each docs version to the API releases that it describes, relative to the site folder. */
export const RELEASES_FILE = 'versioned_releases.json';

type Releases = Readonly<Record<string, string>>;

interface ReleasesFile {
  readonly source: YamlFile | undefined;
  readonly releases: Readonly<Record<string, Releases>>;
}

/** @throws ProblemsError if the file is not valid JSON or does not map versions to releases */
function openReleases(siteDir: string): ReleasesFile {
  const file = path.join(siteDir, RELEASES_FILE);
  if (!fs.existsSync(file)) return {source: undefined, releases: {}};
  const source = YamlFile.read(file);
  const problems: Problem[] = [];
  const read = source.parse(problems);
  const isRight = isJsonObject(read) && Object.values(read).every(isJsonObject);
  if (!isRight && problems.length === 0) {
    const fix = 'write {"<version>": {"<API>": "<release>"}}';
    problems.push(
      source.toProblem('#', 'The file does not map versions of the docs to releases of APIs', fix),
    );
  }
  if (problems.length > 0) throw new ProblemsError(RELEASES_FILE, problems, siteDir);
  return {source, releases: read as ReleasesFile['releases']};
}

const readReleases = (siteDir: string): ReleasesFile['releases'] => openReleases(siteDir).releases;

const format = (value: unknown): string => JSON.stringify(value, null, 2);

/** Records the API releases that a docs version describes, unless Docusaurus failed to create the version. */
export async function recordReleases(
  siteDir: string,
  version: string,
  releases: Releases,
): Promise<void> {
  if (!listVersions(siteDir).some(({name}) => name === version)) return;
  const all = {[version]: releases, ...readReleases(siteDir)};
  await writeIfChanged(path.join(siteDir, RELEASES_FILE), `${format(all)}\n`);
}

/** Returns the names of an API as of a release; undefined if no generated pages have this version. */
function findRelease(siteDir: string, newest: KnownApi, release: string): KnownApi | undefined {
  const name = toMinorVersion(release) ?? release;
  if (name === (toMinorVersion(newest.version) ?? newest.version)) return newest;
  const line = readOlderVersions(siteDir).find((one) => one.api === newest.id && one.name === name);
  const {id} = newest;
  return line && {...readNamesOf(siteDir, line.id), id};
}

/** Reads the API names that pages of a docs version can reference. Without a version, the current names. */
export function readNamesFor(siteDir: string, version: string | undefined): readonly KnownApi[] {
  const newest = readNames(siteDir);
  const releases = version === undefined ? undefined : readReleases(siteDir)[version];
  if (releases === undefined) return newest;
  return newest.flatMap((api) => {
    const release = releases[api.id];
    return (release === undefined ? undefined : findRelease(siteDir, api, release)) ?? [];
  });
}

const toReleases = (apis: readonly KnownApi[]): Releases =>
  Object.fromEntries(apis.map(({id, version}) => [id, version]));

function listReleases(siteDir: string, {id, version}: KnownApi): string {
  const older = readOlderVersions(siteDir).filter(({api}) => api === id);
  return [version, ...older.map((line) => readNamesOf(siteDir, line.id).version)].join(' or ');
}

function findMistake(
  siteDir: string,
  [id, release]: readonly [string, string],
): Pick<Problem, 'message' | 'fix'> | undefined {
  const newest = readNames(siteDir).find((api) => api.id === id);
  if (newest === undefined) return {message: `The site has no API ${id}`, fix: 'remove the line'};
  if (findRelease(siteDir, newest, release) !== undefined) return undefined;
  return {
    message: `Release ${release} of ${id} has no pages to which this version of the docs could link`,
    fix: `add its minor version to \`lines\` of ${id}, or write ${listReleases(siteDir, newest)}`,
  };
}

/** Checks that each docs version names the API releases that it describes, and that these have pages. */
export function findReleaseProblems(siteDir: string): readonly Problem[] {
  const {source, releases} = openReleases(siteDir);
  return listVersions(siteDir).flatMap(({name}, index) => {
    const own = releases[name];
    if (own !== undefined && source !== undefined) {
      return Object.entries(own).flatMap((entry) => {
        const mistake = findMistake(siteDir, entry);
        const pointer = joinPointer(joinPointer('#', name), entry[0]);
        return mistake === undefined ? [] : source.toProblem(pointer, mistake.message, mistake.fix);
      });
    }
    const list = YamlFile.read(path.join(siteDir, VERSIONS_FILE));
    const message = `The releases that version ${name} of the docs describes are not set`;
    const added = JSON.stringify({[name]: toReleases(readNames(siteDir))});
    const fix = `add ${added} to ${RELEASES_FILE}, with the releases that the version describes`;
    return list.toProblem(`#/${index}`, message, fix);
  });
}
