import path from 'node:path';

import {type Api, openContract} from '@openapi-portal/openapi-model';
import {readFor} from '@openapi-portal/openapi-model/reading';
import {type Problem, YamlFile} from '@openapi-portal/reports';
import type {Change, Release} from './change';
import {findStepMistake} from './check-step';
import {compareContracts} from './compare-contracts';
import {readReleases} from './read-releases';

interface WorkingComparison {
  readonly version: string;
  /** Absent if there is no release to compare with. */
  readonly last?: Release;
  readonly changes: readonly Change[];
  readonly problems: readonly Problem[];
}

/**
 * Compares the working contract of an API with its last release.
 *
 * @throws ProblemsError with all problems of the releases
 */
export async function compareWorking(api: Api, siteDir: string): Promise<WorkingComparison> {
  const file = path.join(siteDir, api.contract);
  const contract = openContract(await readFor(api)(file, api.reading, siteDir));
  const version = contract.get('info')?.text('version') ?? '';
  const last = (await readReleases(api, siteDir)).at(-1);
  if (last === undefined) return {version, changes: [], problems: []};
  const changes = compareContracts(last.document, contract.root);
  const mistake = findStepMistake(last.version, version, changes);
  if (mistake === undefined) return {version, last, changes, problems: []};
  const {message, fix} = mistake;
  const problem = YamlFile.read(file).toProblem('#/info/version', message, fix);
  return {version, last, changes, problems: [problem]};
}
