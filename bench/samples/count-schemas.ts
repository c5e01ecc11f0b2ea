import {Cursor} from '@openapi-portal/openapi-model';
import {collectSchemas} from '@openapi-portal/openapi-model/inputs/build';
import {buildSample} from '@openapi-portal/openapi-samples/values';
import {isJsonList, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {startValidation} from '@openapi-portal/schema-validation';

import type {Failure, SampleCount} from './count-samples';

/** A schema of JSON-Schema-Test-Suite with the values that it is tried on. */
interface Case {
  readonly description: string;
  readonly schema: JsonValue;
  readonly tests: readonly {readonly valid: boolean}[];
}

export const isTestSuite = (value: unknown): value is readonly Case[] =>
  isJsonList(value) &&
  value.every((one) => isJsonObject(one) && 'schema' in one && isJsonList(one.tests));

function findFault({schema}: Case): string | undefined {
  const root = isJsonObject(schema) ? schema : {schema};
  const cursor = isJsonObject(schema) ? new Cursor(root, root) : new Cursor(root, schema);
  const collector = collectSchemas('response');
  const collected = collector.collect(new Cursor(root, {schema})).schema;
  const value = buildSample(cursor, {use: 'response'});
  const [fault] = startValidation(collector.definitions)(value, collected);
  return fault && `${fault.pointer} ${fault.message} (${JSON.stringify(value)})`.trim();
}

/** Counts the samples of the schemas that one of their tests shows to be satisfiable. */
export function countSchemas(cases: readonly Case[]): SampleCount {
  const satisfiable = cases.filter(({tests}) => tests.some(({valid}) => valid));
  const failures = satisfiable.flatMap((one): Failure[] => {
    const fault = attemptFault(one);
    return fault === undefined ? [] : [{pointer: one.description, isAuthored: false, fault}];
  });
  const none = {checked: 0, failed: 0};
  return {
    generated: {
      request: none,
      response: {checked: satisfiable.length, failed: failures.length},
    },
    authored: {request: none, response: none},
    failures,
  };
}

function attemptFault(one: Case): string | undefined {
  try {
    return findFault(one);
  } catch (error) {
    return (error as Error).message;
  }
}
