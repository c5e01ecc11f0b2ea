import fs from 'node:fs/promises';
import path from 'node:path';

import type {Api} from 'openapi-static/api';
import {toContract} from 'openapi-static/contract/contract';
import {toOpenApi31} from 'openapi-static/contract/to-open-api-31';
import {readContract} from 'openapi-static/files/contract';
import type {Problem} from 'static-pages/reports';
import {findPlace} from 'static-pages/reports/place';
import type {Change} from './change';
import {findStepMistake} from './check-step';
import {compareContracts} from './compare-contracts';
import {readReleases} from './read-releases';
import {parseVersion} from './version';

/** The working contract of an API beside its last release. */
export interface WorkingComparison {
  /** `info.version` of the working contract. */
  readonly version: string;
  /** Absent where nothing was released: there is nothing to compare with. */
  readonly last?: {readonly version: string; readonly date: string};
  readonly changes: readonly Change[];
  /** What is wrong with the version, at its place. */
  readonly problems: readonly Problem[];
}

const findMistake = (
  last: string,
  version: string,
  changes: readonly Change[],
): Pick<Problem, 'message' | 'remedy'> | undefined =>
  parseVersion(version) === undefined
    ? {
        message: `The version is not one: "${version}"`,
        remedy: 'write three numbers, as in version: 1.2.0',
      }
    : findStepMistake(last, version, changes);

/**
 * Compares the working contract of an API with its last release.
 *
 * @throws ProblemsError naming everything that is wrong with the releases
 */
export async function compareWorking(api: Api, siteDir: string): Promise<WorkingComparison> {
  const file = path.join(siteDir, api.contract);
  const document = toOpenApi31(await readContract(file));
  const version = toContract(document).get('info')?.text('version') ?? '';
  const last = (await readReleases(api, siteDir)).at(-1);
  if (last === undefined) return {version, changes: [], problems: []};
  const changes = compareContracts(last.document, document);
  const mistake = findMistake(last.version, version, changes);
  const place = {file, ...findPlace(await fs.readFile(file, 'utf8'), '#/info/version')};
  return {version, last, changes, problems: mistake === undefined ? [] : [{...place, ...mistake}]};
}
