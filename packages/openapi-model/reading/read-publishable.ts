import fs from 'node:fs';

import {formatLocation, type Problem, ProblemsError} from '@openapi-portal/reports';
import {isJsonObject, type JsonObject} from '@openapi-portal/reports/json';

import {type Fault, findDangling, findFaults} from '../contract/faults';
import {mendContract} from '../contract/mend-contract';

import type {Api} from '../api';

import {bundleContract, readContract} from './bundle-contract';
import {findBreakOffs} from './break-off';
import {toBreakOff} from './file-problems';
import type {ReadOptions} from './options';
import {findStructFaults} from './struct-findings';

/** Builds a contract that only explains why the real one cannot be read. */
function toPlaceholder(problems: readonly Problem[], siteDir: string): JsonObject {
  const faults = problems.map((problem) => ({
    pointer: '#/info',
    message: `${problem.message} (\`${formatLocation(problem, siteDir)}\`)`,
    isShown: true,
  }));
  const info = {title: '', version: ''};
  return mendContract({openapi: '3.1.0', info, paths: {}}, faults);
}

/** Takes out faults, then references to what was taken out, and so on. */
function mend(document: JsonObject, faults: readonly Fault[]): JsonObject {
  const mended = mendContract(document, faults);
  if (mended === document) return document;
  const known = new Set(faults.map(({pointer}) => pointer));
  const left = findDangling(mended).filter(({pointer}) => !known.has(pointer));
  return mend(mended, left);
}

/**
 * Reads a contract whose faults cost what has them alone, as `mendContract` does it.
 *
 * @param file absolute path of the contract
 * @param options what the site lets its contracts reach: `Api.reading`
 * @param siteDir absolute path
 * @throws ProblemsError if there is no such file
 */
export async function readPublishable(
  file: string,
  options?: ReadOptions,
  siteDir = process.cwd(),
): Promise<JsonObject> {
  const {document, problems} = await bundleContract(file, options, siteDir);
  if (document === undefined && !fs.existsSync(file))
    throw new ProblemsError('the contract', problems, siteDir);
  if (!isJsonObject(document)) return toPlaceholder(problems, siteDir);
  const check = (part: JsonObject) => findStructFaults(part, file, options, siteDir);
  try {
    const whole = mendContract(document, await findBreakOffs(document, check));
    return mend(whole, [...(await check(whole)), ...findFaults(whole)]);
  } catch (error) {
    return toPlaceholder([toBreakOff(file, error)], siteDir);
  }
}

/** Finds how the contract of an API is read: as it is, or without its faults. */
export const readFor = ({isStrict = false}: Pick<Api, 'isStrict'>) =>
  isStrict ? readContract : readPublishable;
