import fs from 'node:fs';

import {formatLocation, type Problem, ProblemsError} from '@openapi-portal/reports';
import {isJsonObject, type JsonObject} from '@openapi-portal/reports/json';

import {type Fault, findBrokenReferences, findFaults} from '../contract/faults';
import {removeFaultyParts} from '../contract/remove-faulty-parts';

import type {Api} from '../api';

import {bundleContract, readContract} from './bundle-contract';
import {findCrashingParts} from './crashing-parts';
import {toCrashProblem} from './file-problems';
import type {ReadOptions} from './options';
import {findStructFaults} from './struct-findings';

/** Builds a contract without paths, whose description explains why the real contract cannot be read. */
function toPlaceholder(problems: readonly Problem[], siteDir: string): JsonObject {
  const faults = problems.map((problem) => ({
    pointer: '#/info',
    message: `${problem.message} (\`${formatLocation(problem, siteDir)}\`)`,
    isShown: true,
  }));
  const info = {title: '', version: ''};
  return removeFaultyParts({openapi: '3.1.0', info, paths: {}}, faults);
}

/** Removes faulty parts, then the references to removed parts, until no broken references are left. */
function mend(document: JsonObject, faults: readonly Fault[]): JsonObject {
  const mended = removeFaultyParts(document, faults);
  if (mended === document) return document;
  const known = new Set(faults.map(({pointer}) => pointer));
  const left = findBrokenReferences(mended).filter(({pointer}) => !known.has(pointer));
  return mend(mended, left);
}

async function mendAll(
  document: JsonObject,
  file: string,
  options: ReadOptions | undefined,
  siteDir: string,
): Promise<JsonObject> {
  const check = (part: JsonObject) => findStructFaults(part, file, options, siteDir);
  try {
    const whole = removeFaultyParts(document, await findCrashingParts(document, check));
    return mend(whole, [...(await check(whole)), ...findFaults(whole)]);
  } catch (error) {
    return toPlaceholder([toCrashProblem(file, error)], siteDir);
  }
}

const known = new WeakMap<JsonObject, Promise<JsonObject>>();

/** Reads a contract and removes its faulty parts. Throws a ProblemsError if the file does not exist. */
export async function readPublishable(
  file: string,
  options?: ReadOptions,
  siteDir = process.cwd(),
): Promise<JsonObject> {
  const {document, problems} = await bundleContract(file, options, siteDir);
  if (document === undefined && !fs.existsSync(file))
    throw new ProblemsError('the contract', problems, siteDir);
  if (!isJsonObject(document)) return toPlaceholder(problems, siteDir);
  const mended = known.get(document) ?? mendAll(document, file, options, siteDir);
  known.set(document, mended);
  return mended;
}

export const selectReader = ({isStrict = false}: Pick<Api, 'isStrict'>) =>
  isStrict ? readContract : readPublishable;
