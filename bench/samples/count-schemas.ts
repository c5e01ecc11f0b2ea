import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {collectSchemas} from '@openapi-portal/openapi-model/inputs/build';
import {buildSample} from '@openapi-portal/openapi-samples/values';
import {isJsonList, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {startValidation} from '@openapi-portal/schema-validation';

import {LEFT_OUT, readCase} from '../schemas';
import type {SampleCount} from './count-samples';

/** A test case of JSON-Schema-Test-Suite: a schema and values that are validated against it. */
interface Case {
  readonly description: string;
  readonly schema: JsonValue;
  readonly tests: readonly {readonly valid: boolean}[];
}

export const isTestSuite = (file: string, value: unknown): value is readonly Case[] =>
  !LEFT_OUT.includes(path.basename(file)) &&
  isJsonList(value) &&
  value.every((one) => isJsonObject(one) && 'schema' in one && isJsonList(one.tests));

/** Returns the folder of the JSON Schema draft, which is the parent of the folder `optional`. */
const findSuite = (file: string): string =>
  path.dirname(file).replace(/[\\/]optional(?:[\\/].*)?$/, '');

async function findFault(file: string, {schema}: Case, scratch: string) {
  const holder = await readCase(schema, findSuite(file), path.join(scratch, 'case.json'));
  const {collect, definitions} = collectSchemas('response');
  const value = buildSample(holder.get('schema'), {use: 'response'});
  const [fault] = startValidation(definitions)(value, collect(holder).schema);
  return fault && `${fault.pointer} ${fault.message} (${JSON.stringify(value)})`.trim();
}

/**
 * Counts the samples generated from schemas. Only schemas with a valid value among their tests are counted, because
 * other schemas may be unsatisfiable.
 */
export async function countSchemas(file: string, cases: readonly Case[]): Promise<SampleCount> {
  const satisfiable = cases.filter(({tests}) => tests.some(({valid}) => valid));
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const failures = [];
  try {
    for (const one of satisfiable) {
      const fault = await findFault(file, one, scratch).catch((error: unknown) => String(error));
      if (fault !== undefined) failures.push({pointer: one.description, isAuthored: false, fault});
    }
  } finally {
    fs.rmSync(scratch, {recursive: true});
  }
  const none = {checked: 0, failed: 0};
  const response = {checked: satisfiable.length, failed: failures.length};
  return {
    generated: {request: none, response},
    authored: {request: none, response: none},
    failures,
  };
}
