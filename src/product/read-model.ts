import fs from 'node:fs';
import path from 'node:path';

import {findNearest, type Problem, ProblemsError, YamlFile} from '@openapi-portal/reports';
import {asList, asObject, type JsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {splitPointer} from '@openapi-portal/reports/pointer';
import {
  Budget,
  type DescribedError,
  type Schema,
  startValidation,
} from '@openapi-portal/schema-validation';
import {isMap} from 'yaml';

import type {Model} from './model-types';
import {findSchema, readDefinitions} from './read-schemas';

/** Creates a validation budget without a limit. Our own schemas need little time, but the machine may be busy. */
const createBudget = (): Budget => Object.assign(new Budget(), {spend: () => undefined});

const isUnknown = ({message}: DescribedError): boolean => message === 'is not allowed here';

function findLocation(yaml: YamlFile, error: DescribedError) {
  const keys = splitPointer(error.pointer);
  const parent = yaml.document.getIn(keys.slice(0, -1), true);
  const pair = isMap(parent) && parent.items.find(({key}) => String(key) === keys.at(-1));
  return isUnknown(error) && pair ? yaml.locate(pair.key) : yaml.findLocation(error.pointer);
}

/** Returns a fix: the nearest valid key or value, if there is one, otherwise the description of the expected value. */
function findFix(yaml: YamlFile, error: DescribedError, schema: JsonObject, $defs: JsonObject) {
  const keys = splitPointer(error.pointer);
  const {properties} = findSchema(schema, keys.slice(0, -1), $defs);
  const {enum: values, description} = findSchema(schema, keys, $defs);
  const nearest = isUnknown(error)
    ? findNearest(keys.at(-1) ?? '', Object.keys(asObject(properties)))
    : findNearest(String(yaml.document.getIn(keys)), asList(values).map(String));
  if (nearest !== undefined) return `write ${nearest}`;
  if (error.message === 'is required') return `add ${keys.at(-1)}`;
  return typeof description === 'string'
    ? `write: ${description}`
    : `see src/product/schemas/${path.parse(yaml.file).name}.json`;
}

function findProblems(yaml: YamlFile, schema: JsonObject, $defs: JsonObject): readonly Problem[] {
  const validate = startValidation($defs as Readonly<Record<string, Schema>>, createBudget());
  return validate(yaml.value as JsonValue, schema).map((error) => ({
    file: yaml.file,
    ...findLocation(yaml, error),
    message: `${error.pointer.slice(1).replaceAll('/', '.')} ${error.message}`,
    fix: findFix(yaml, error, schema, $defs),
  }));
}

/**
 * Reads and validates the product model. Each file in `data/` becomes a property with the file's name.
 *
 * @throws ProblemsError with all problems in these files
 */
export function readModel(siteDir = path.join(__dirname, '../..')): Model {
  const $defs = readDefinitions();
  const problems: Problem[] = [];
  const files = Object.entries(asObject(asObject($defs.Model).properties)).map(([name, schema]) => {
    const file = path.join(siteDir, 'src/product/data', `${name}.yaml`);
    const yaml = new YamlFile(file, fs.readFileSync(file, 'utf8'));
    const value = yaml.parse(problems);
    if (value !== undefined) problems.push(...findProblems(yaml, asObject(schema), $defs));
    return [name, value];
  });
  if (problems.length > 0) throw new ProblemsError('the product model', problems, siteDir);
  return Object.fromEntries(files) as Model;
}
