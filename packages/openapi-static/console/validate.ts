import {type Schema as ValidatorSchema, Validator} from '@cfworker/json-schema';

import {describeErrors} from './describe-errors';
import {findMediaType, toBodyKind, toParameterKey, type ConsoleForm} from './form';
import {findJsonMistake} from './json-mistake';
import type {ConsoleModel, Json, Parameter, Schema} from './model';
import {hasBodyMethod, isHeaderText, isSendable} from './request';
import {toValue, toValueKind} from './values';

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

type Finding = Pick<Issue, 'pointer' | 'message'> & {readonly isBlocking?: boolean};

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
): Pick<Issue, 'pointer' | 'message'>[] {
  if (typeof schema === 'boolean') return [];
  // The validator writes into the schemas that it is given.
  const root = structuredClone({...schema, $defs: definitions}) as ValidatorSchema;
  try {
    return describeErrors(new Validator(root, '2020-12', false).validate(value).errors, root);
  } catch {
    return [];
  }
}

/** What keeps a text from being sent in this place, whatever the contract says. */
function findObstacle(
  {in: place, schema}: Parameter,
  text: string,
  model: ConsoleModel,
): Finding[] {
  if (place === 'path' && /^\.\.?$/.test(text)) {
    return toFinding('must not be a dot or two: browsers take that for a step in the path', true);
  }
  if (place === 'header' && !isHeaderText(text)) {
    const {types} = toValueKind(schema, model.$defs);
    if (types.includes('array') && isHeaderText(text.replace(/\r?\n/g, ''))) return [];
    return toFinding('must be one line of Latin characters: a header carries nothing else', true);
  }
  return [];
}

function findInParameter(model: ConsoleModel, parameter: Parameter, text: string): Finding[] {
  if (!isSendable(parameter)) return [];
  if (text === '' && parameter.required) return toFinding('is required', parameter.in === 'path');
  if (text === '') return [];
  const obstacle = findObstacle(parameter, text, model);
  if (obstacle.length > 0) return obstacle;
  try {
    const value = toValue(text, toValueKind(parameter.schema, model.$defs), model.$defs);
    return validateValue(value, parameter.schema, model.$defs);
  } catch {
    return toFinding(describeJsonMistake(text), true);
  }
}

function describeJsonMistake(text: string): string {
  const mistake = findJsonMistake(text);
  if (mistake === undefined) return 'must be JSON';
  return `is not JSON at line ${mistake.line}, column ${mistake.column}: ${mistake.message}`;
}

function findInBody(model: ConsoleModel, form: ConsoleForm): Finding[] {
  const mediaType = findMediaType(model, form);
  if (mediaType === undefined || !hasBodyMethod(model.method)) return [];
  const kind = toBodyKind(mediaType.mediaType);
  const text = form.bodies[mediaType.mediaType] ?? '';
  const isEmpty = kind === 'file' ? form.file === undefined : text.trim() === '';
  if (isEmpty) return model.requestBody?.required === true ? toFinding('is required') : [];
  if (kind === 'file' || kind === 'text') return [];
  if (findJsonMistake(text) !== undefined) {
    return toFinding(describeJsonMistake(text), kind === 'fields');
  }
  const value = JSON.parse(text) as Json;
  if (kind === 'fields' && (typeof value !== 'object' || value === null)) {
    return toFinding('must be an object with the fields', true);
  }
  return validateValue(value, mediaType.schema, model.$defs);
}

const toIssues = (field: string, findings: readonly Finding[]): Issue[] =>
  findings.map(({isBlocking = false, ...finding}) => ({field, isBlocking, ...finding}));

/** All that does not fit the contract, in the order of the form. */
export function findIssues(model: ConsoleModel, form: ConsoleForm): Issue[] {
  const inParameters = model.parameters.flatMap((parameter) => {
    const key = toParameterKey(parameter);
    return toIssues(key, findInParameter(model, parameter, form.values[key] ?? ''));
  });
  return [...inParameters, ...toIssues('body', findInBody(model, form))];
}
