import path from 'node:path';

import type {PlacedApi} from '@openapi-portal/openapi-model';
import {findNearest} from '@openapi-portal/reports';

import type {ReleaseLine} from '@openapi-portal/openapi-reference';

import {toLineId} from './lines';
import type {EntryMistake} from './to-api';

/**
 * An older line of an API's releases: a contract as any other, whose address is below that of the newest.
 *
 * @param api the newest line
 */
export function toLineApi(api: PlacedApi, line: Pick<ReleaseLine, 'name' | 'contract'>): PlacedApi {
  const id = toLineId(api.id, line);
  const {userTypePages, label, reading, isStrict} = api;
  return {
    id,
    label,
    reading,
    userTypePages,
    ...(isStrict === true && {isStrict}),
    contract: line.contract,
    route: `${api.route}/${line.name}`,
    folder: `${path.posix.basename(api.outputDir)}-${line.name}`,
    outputDir: `${api.outputDir}-${line.name}`,
  };
}

/** So many lines have pages where the site does not say which, the newest among them. */
const MOST = 5;

/**
 * The older lines of an API that have pages.
 *
 * @param known all lines of its releases, newest first
 * @param newest the name of the line that the contract belongs to
 * @param wanted names of lines, as the site says them
 */
export const chooseLines = <Line extends Pick<ReleaseLine, 'name'>>(
  known: readonly Line[],
  newest: string | undefined,
  wanted?: readonly string[],
): readonly Line[] =>
  known
    .filter(({name}) => name !== newest && wanted?.includes(name) !== false)
    .slice(0, wanted === undefined ? MOST - 1 : undefined);

/** All that is wrong with the lines that a site wants of an API. */
export function checkLines(
  id: string,
  wanted: unknown,
  known: readonly string[],
  newest: string | undefined,
): readonly EntryMistake[] {
  if (wanted === undefined) return [];
  const older = known.filter((name) => name !== newest);
  const list = older.length === 0 ? 'nothing: it has no older release' : older.join(' or ');
  if (!Array.isArray(wanted)) {
    const fix = "write a list, such as lines: ['1.0']";
    return [{id, message: `\`lines\` of ${id} is no list`, fix}];
  }
  return wanted.flatMap((name: unknown) => {
    if (typeof name === 'string' && older.includes(name)) return [];
    const message =
      name === newest
        ? `\`lines\` of ${id} names ${newest}, which its own pages show`
        : `\`lines\` of ${id} names ${JSON.stringify(name)}, which none of its releases has`;
    const fix =
      name === newest
        ? 'take it out'
        : `write ${findNearest(typeof name === 'string' ? name : '', older) ?? list}`;
    return [{id, message, fix}];
  });
}
