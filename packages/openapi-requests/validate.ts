import {findOwnMember} from '@openapi-portal/reports/json';
import {
  type GivenCredential,
  placeCredential,
  toCredentialKind,
  toSecretField,
} from './authorization';
import {findMediaType, toBodyKind, toParameterKey, type ConsoleForm} from './form';
import {findMissingFiles, toFileKey} from './form-files';
import {
  type ConsoleModel,
  type Json,
  type Parameter,
  parseJson,
  parseValue,
  type Schema,
  type ServerAddress,
  toValueKind,
} from '@openapi-portal/openapi-model/inputs';
import {isHeaderText, isSendable} from './headers';
import {hasBodyMethod} from './request';
import type {StartValidation} from '@openapi-portal/schema-validation';

export interface Issue {
  /** Field of the console: `server`, `body`, the key of a parameter, or the name of a secret's or file's field. */
  readonly field: string;
  /** JSON Pointer into the field's value; `''` for the value itself. */
  readonly pointer: string;
  /** Continues a sentence that begins with the name of the value: `must be a whole number`. */
  readonly message: string;
  /** True if the request cannot be built until this is fixed. */
  readonly isBlocking: boolean;
}

const toIssue = (field: string, message: string, isBlocking = false): Issue[] => [
  {field, pointer: '', message, isBlocking},
];

type FindInValue = (field: string, value: Json, schema: Schema) => Issue[];

/** Finds the reason why a text cannot be sent as this parameter, regardless of the schema. */
function findObstacle({in: location, schema}: Parameter, text: string, {$defs}: ConsoleModel) {
  if (location === 'path' && /^\.\.?$/.test(text)) {
    return 'must not be . or .., which browsers resolve as path segments';
  }
  if (location !== 'header') return undefined;
  const isList = toValueKind(schema, $defs).types.includes('array');
  return isHeaderText(isList ? text.replace(/\r?\n/g, '') : text)
    ? undefined
    : 'must be one line of Latin-1 characters, as headers require';
}

function findInParameter(
  model: ConsoleModel,
  form: ConsoleForm,
  parameter: Parameter,
  findInValue: FindInValue,
): Issue[] {
  const {in: location, required, schema} = parameter;
  const key = toParameterKey(parameter);
  const text = form.values[key] ?? '';
  if (!isSendable(parameter)) return [];
  if (text === '') return required ? toIssue(key, 'is required', location === 'path') : [];
  const obstacle = findObstacle(parameter, text, model);
  if (obstacle !== undefined) return toIssue(key, obstacle, true);
  try {
    const value = parseValue(text, toValueKind(schema, model.$defs), model.$defs);
    return findInValue(key, value, schema);
  } catch (error) {
    return toIssue(key, (error as SyntaxError).message, true);
  }
}

function findInBody(model: ConsoleModel, form: ConsoleForm, findInValue: FindInValue): Issue[] {
  const mediaType = findMediaType(model, form);
  if (mediaType === undefined || !hasBodyMethod(model.method)) return [];
  const kind = toBodyKind(mediaType.mediaType);
  const text = findOwnMember(form.bodies, mediaType.mediaType) ?? '';
  const isEmpty = kind === 'file' ? form.file === undefined : text.trim() === '';
  if (isEmpty) return model.requestBody?.required === true ? toIssue('body', 'is required') : [];
  if (kind === 'file' || kind === 'text') return [];
  try {
    const value = parseJson(text);
    if (kind === 'json' || (typeof value === 'object' && value !== null)) {
      return [
        ...findInValue('body', value, mediaType.schema),
        ...findMissingFiles(mediaType, value, form).flatMap((name) =>
          toIssue(toFileKey(name), 'is named in the body, but no file is chosen for it', true),
        ),
      ];
    }
    return toIssue('body', 'must be an object with the form fields', true);
  } catch (error) {
    return toIssue('body', (error as SyntaxError).message, kind === 'fields');
  }
}

export const findAddressIssues = (address: ServerAddress): Issue[] =>
  'url' in address ? [] : toIssue('server', address.mistake, true);

/** Names a character that headers cannot contain, which may be invisible: `U+200B at position 3`. */
function findUnfit(text: string): string | undefined {
  const characters = Array.from(text);
  const index = characters.findIndex((character) => !isHeaderText(character));
  const code = characters[index]?.codePointAt(0);
  if (code === undefined) return undefined;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')} at position ${index + 1}`;
}

/** Finds missing secrets, and those that browsers reject in a header like an unreachable server. */
export const findCredentialIssues = (given: readonly GivenCredential[]): Issue[] =>
  given.flatMap(({requirement, credential}) => {
    const kind = toCredentialKind(requirement);
    const isEmpty = credential.secret.trim() === '' && credential.user === '';
    if (kind !== 'none' && isEmpty) {
      return toIssue(toSecretField(requirement), 'is empty, but the operation requires it');
    }
    const isEncoded = kind === 'basic';
    const isHeader = placeCredential({requirement, credential})?.in === 'header';
    const unfit = isHeader && !isEncoded ? findUnfit(credential.secret.trim()) : undefined;
    const message = `contains a character that is not allowed in a header: ${unfit ?? ''}`;
    return unfit === undefined ? [] : toIssue(toSecretField(requirement), message, true);
  });

export function findIssues(
  model: ConsoleModel,
  form: ConsoleForm,
  start: StartValidation,
): Issue[] {
  const validate = start(model.$defs);
  const findInValue: FindInValue = (field, value, schema) =>
    validate(value, schema).map(({pointer, message}) => ({
      field,
      pointer,
      message,
      isBlocking: false,
    }));
  return [
    ...model.parameters.flatMap((each) => findInParameter(model, form, each, findInValue)),
    ...findInBody(model, form, findInValue),
  ];
}
