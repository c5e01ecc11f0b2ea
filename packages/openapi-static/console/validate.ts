import {type Schema as ValidatorSchema, Validator} from '@cfworker/json-schema';

import {describeErrors} from './describe-errors';
import {findMediaType, toBodyKind, toParameterKey, type ConsoleForm} from './form';
import {parseJson} from './json';
import type {ConsoleModel, Json, Parameter, Schema} from './model';
import {hasBodyMethod, isHeaderText, isSendable} from './request';
import type {ServerAddress} from './server';
import {parseValue, toValueKind} from './values';

/** Something about the input that the contract does not allow. */
export interface Issue {
  /** `server`, `body`, or the key of a parameter. */
  readonly field: string;
  /** JSON Pointer into the field's value; empty for the value itself. */
  readonly pointer: string;
  /** Continues the name of what it is about: `must be a whole number`. */
  readonly message: string;
  /** Whether no request can be made before this is put right. */
  readonly isBlocking: boolean;
}

type Finding = Omit<Issue, 'field'>;

const toFinding = (message: string, isBlocking = false): Finding[] => [
  {pointer: '', message, isBlocking},
];

/**
 * What a value breaks of a schema, in words.
 *
 * @param definitions what `#/$defs/<name>` in the schema stands for
 * @returns nothing for a schema that the validator cannot read: the server will judge
 */
export function validateValue(
  value: Json,
  schema: Schema,
  definitions: ConsoleModel['$defs'],
): Finding[] {
  if (typeof schema === 'boolean') return [];
  // The validator writes into the schemas that it is given.
  const root = structuredClone({...schema, $defs: definitions}) as ValidatorSchema;
  try {
    const {errors} = new Validator(root, '2020-12', false).validate(value);
    return describeErrors(errors, root).map((error) => ({...error, isBlocking: false}));
  } catch {
    return [];
  }
}

/** What keeps a text from being sent as this parameter, whatever the contract says. */
function findObstacle({in: location, schema}: Parameter, text: string, {$defs}: ConsoleModel) {
  if (location === 'path' && /^\.\.?$/.test(text)) {
    return 'must not be a dot or two: browsers take that for a step in the path';
  }
  if (location !== 'header') return undefined;
  const isList = toValueKind(schema, $defs).types.includes('array');
  return isHeaderText(isList ? text.replace(/\r?\n/g, '') : text)
    ? undefined
    : 'must be one line of Latin characters: a header carries nothing else';
}

function findInParameter(model: ConsoleModel, parameter: Parameter, text: string): Finding[] {
  const {in: location, required, schema} = parameter;
  if (!isSendable(parameter)) return [];
  if (text === '') return required ? toFinding('is required', location === 'path') : [];
  const obstacle = findObstacle(parameter, text, model);
  if (obstacle !== undefined) return toFinding(obstacle, true);
  try {
    const value = parseValue(text, toValueKind(schema, model.$defs), model.$defs);
    return validateValue(value, schema, model.$defs);
  } catch (error) {
    return toFinding((error as SyntaxError).message, true);
  }
}

function findInBody(model: ConsoleModel, form: ConsoleForm): Finding[] {
  const mediaType = findMediaType(model, form);
  if (mediaType === undefined || !hasBodyMethod(model.method)) return [];
  const kind = toBodyKind(mediaType.mediaType);
  const text = form.bodies[mediaType.mediaType] ?? '';
  const isEmpty = kind === 'file' ? form.file === undefined : text.trim() === '';
  if (isEmpty) return model.requestBody?.required === true ? toFinding('is required') : [];
  if (kind === 'file' || kind === 'text') return [];
  try {
    const value = parseJson(text);
    if (kind === 'json' || (typeof value === 'object' && value !== null)) {
      return validateValue(value, mediaType.schema, model.$defs);
    }
    return toFinding('must be an object with the fields', true);
  } catch (error) {
    return toFinding((error as SyntaxError).message, kind === 'fields');
  }
}

const toIssues = (field: string, findings: readonly Finding[]): Issue[] =>
  findings.map((finding) => ({field, ...finding}));

/** What keeps an address from being sent to. */
export const findAddressIssues = (address: ServerAddress): Issue[] =>
  'url' in address ? [] : toIssues('server', toFinding(address.mistake, true));

/** All that does not fit the contract, in the order of the form. */
export function findIssues(model: ConsoleModel, form: ConsoleForm): Issue[] {
  const inParameters = model.parameters.flatMap((parameter) => {
    const key = toParameterKey(parameter);
    return toIssues(key, findInParameter(model, parameter, form.values[key] ?? ''));
  });
  return [...inParameters, ...toIssues('body', findInBody(model, form))];
}
