import path from 'node:path';

import type {PlacedApi} from '@openapi-portal/openapi-model';
import {toReleaseOptions} from '@openapi-portal/openapi-model/reading';
import {findNearest} from '@openapi-portal/reports';

import type {MinorVersion} from '@openapi-portal/openapi-reference';

import {buildMinorVersionId} from './minor-versions';
import type {EntryMistake} from './to-api';

/** Builds the API of an older minor version, whose URL is below that of the newest version. */
export function buildOlderApi(
  api: PlacedApi,
  minorVersion: Pick<MinorVersion, 'name' | 'contract'>,
): PlacedApi {
  const id = buildMinorVersionId(api.id, minorVersion);
  const {userTypePages, label, reading, isStrict} = api;
  return {
    id,
    label,
    ...(reading !== undefined && {reading: toReleaseOptions(reading)}),
    userTypePages,
    ...(isStrict === true && {isStrict}),
    contract: minorVersion.contract,
    route: `${api.route}/${minorVersion.name}`,
    folder: `${path.posix.basename(api.outputDir)}-${minorVersion.name}`,
    outputDir: `${api.outputDir}-${minorVersion.name}`,
  };
}

/** Default number of minor versions with pages, including the newest. */
const MOST = 5;

/** Selects the older minor versions of an API that get pages: those in `wanted`, or else the latest. */
export const chooseMinorVersions = <Known extends Pick<MinorVersion, 'name'>>(
  known: readonly Known[],
  newest: string | undefined,
  wanted?: readonly string[],
): readonly Known[] =>
  known
    .filter(({name}) => name !== newest && wanted?.includes(name) !== false)
    .slice(0, wanted === undefined ? MOST - 1 : undefined);

export function checkMinorVersions(
  id: string,
  wanted: unknown,
  known: readonly string[],
  newest: string | undefined,
): readonly EntryMistake[] {
  if (wanted === undefined) return [];
  const older = known.filter((name) => name !== newest);
  const list =
    older.length === 0 ? 'an empty list: the API has no older release' : older.join(' or ');
  if (!Array.isArray(wanted)) {
    const fix = "write a list, such as minorVersions: ['1.0']";
    return [{id, message: `\`minorVersions\` of ${id} is not a list`, fix}];
  }
  return wanted.flatMap((name: unknown) => {
    if (typeof name === 'string' && older.includes(name)) return [];
    const message =
      name === newest
        ? `\`minorVersions\` of ${id} contains ${newest}, the newest version, which already has pages`
        : `\`minorVersions\` of ${id} contains ${JSON.stringify(name)}, which is not the version of a release`;
    const fix =
      name === newest
        ? 'remove it'
        : `write ${findNearest(typeof name === 'string' ? name : '', older) ?? list}`;
    return [{id, message, fix}];
  });
}
