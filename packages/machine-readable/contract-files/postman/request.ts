import {
  findUnnamedType,
  formatMultipart,
  isBodySent,
  toBodyKind,
  toBodyText,
  toFormParts,
} from '@openapi-portal/openapi-requests';
import {
  type ConsoleModel,
  type Example,
  formatInput,
  type Json,
  type MediaType,
  type Parameter,
  toHeaderValue,
  toPathSegment,
  toQuery,
  toWireValue,
  type WireValue,
} from '@openapi-portal/openapi-model/inputs';
import {isJsonObject, type JsonObject} from '@openapi-portal/reports/json';

import {type OperationVariables, requiresETag} from './variables';
import {escapeBraces, separateAll, separateBraces} from './literal';
import type {Body, FormRow, KeyValue, Request, Url} from './types';

const isIn =
  (location: Parameter['in']) =>
  (parameter: Parameter): boolean =>
    parameter.in === location;

/** Serialises the first example of a parameter. Returns undefined if the contract has none. */
function findValue(parameter: Parameter, {$defs}: ConsoleModel): WireValue | undefined {
  const [example] = parameter.examples;
  return example && toWireValue(formatInput(example.value), parameter, $defs);
}

/** Returns the description of a row, and `disabled` for optional parameters. */
const toMarks = ({required, description}: Parameter) => ({
  ...(description !== undefined && {description}),
  ...(!required && {disabled: true as const}),
});

function toQueryRows(parameter: Parameter, model: ConsoleModel): readonly KeyValue[] {
  const value = findValue(parameter, model);
  const query = value === undefined ? '' : toQuery(parameter, value);
  const pairs = query === '' ? [parameter.name] : query.split('&');
  return pairs.map((pair) => {
    if (parameter.isQueryString === true) return {key: pair, value: null, ...toMarks(parameter)};
    const [key = '', ...rest] = pair.split('=');
    return {key, value: rest.join('='), ...toMarks(parameter)};
  });
}

function toHeaderRow(
  parameter: Parameter,
  model: ConsoleModel,
  stored?: OperationVariables,
): KeyValue {
  const {name: key, description} = parameter;
  const about = description === undefined ? {} : {description};
  if (stored !== undefined && requiresETag(parameter))
    return {key, value: `{{${stored.tag}}}`, ...about};
  // Postman replaces `{{$guid}}` with a new UUID in each request.
  if (stored !== undefined && parameter.isIdempotencyKey === true)
    return {key, value: '{{$guid}}', ...about};
  const value = findValue(parameter, model);
  const text = value === undefined ? '' : toHeaderValue(parameter, value);
  return {key: parameter.name, value: text, ...toMarks(parameter)};
}

function toSegmentRow(
  parameter: Parameter,
  model: ConsoleModel,
  stored?: OperationVariables,
): KeyValue {
  const value = findValue(parameter, model);
  const {name, description} = parameter;
  const given = value === undefined ? '' : toPathSegment(parameter, value);
  const text = stored?.ids.has(name) === true ? `{{${name}}}` : given;
  return {key: parameter.name, value: text, ...(description !== undefined && {description})};
}

/** Converts path parameters to Postman's syntax, or to examples within a segment, where it has no variables. */
const toSegment = (segment: string, variables: readonly KeyValue[]): string =>
  segment
    .replace(/^\{([^{}]+)\}$/, ':$1')
    .replace(/\{([^{}]+)\}/g, (all, name) => variables.find(({key}) => key === name)?.value ?? all);

function toUrl(model: ConsoleModel, server: string, stored?: OperationVariables): Url {
  const {parameters} = model;
  const variables = parameters.filter(isIn('path')).map((one) => toSegmentRow(one, model, stored));
  const query = parameters.filter(isIn('query')).flatMap((one) => toQueryRows(one, model));
  const path = model.path
    .split('/')
    .slice(1)
    .map((segment) => toSegment(segment, variables));
  const sent = query.filter(({disabled}) => disabled !== true);
  const queryText = sent
    .map(({key, value}) => (value === null ? key : `${key}=${value}`))
    .join('&');
  return {
    raw: `${server}/${path.join('/')}${queryText === '' ? '' : `?${queryText}`}`,
    host: [server],
    path,
    query,
    variable: variables.filter(({key}) => path.includes(`:${key}`)),
  };
}

/** Boundary of multipart bodies that are serialised here and not by Postman. */
const BOUNDARY = 'part-of-the-body';

const isStructure = (value: Json): value is JsonObject | readonly Json[] =>
  typeof value === 'object' && value !== null;

const toParts = (type: MediaType, value: Json) =>
  isStructure(value) ? toFormParts(type, value) : [];

/** Builds a form field. Files have an empty path, so that Postman asks for them. */
const toFormRow = (part: ReturnType<typeof toParts>[number]): FormRow => ({
  key: part.name,
  ...('file' in part ? {type: 'file', src: []} : {value: part.text}),
  ...(part.contentType !== undefined && {contentType: part.contentType}),
});

/** Serialises a multipart body other than `multipart/form-data`. If impossible, Postman asks for a file. */
function toUnnamedParts(type: MediaType, value: Json, mediaType: string): Body {
  const raw = formatMultipart(toParts(type, value), mediaType, BOUNDARY);
  return raw === undefined
    ? {mode: 'file'}
    : {mode: 'raw', raw: separateBraces(raw), options: {raw: {language: 'text'}}};
}

function toBody(type: MediaType, {value}: Example): Body {
  const kind = toBodyKind(type.mediaType);
  if (kind === 'file') return {mode: 'file'};
  const unnamed = findUnnamedType(type.mediaType);
  if (unnamed !== undefined) return toUnnamedParts(type, value, unnamed);
  if (kind === 'fields') {
    const rows = separateAll(toParts(type, value).map(toFormRow));
    return type.mediaType.startsWith('multipart/')
      ? {mode: 'formdata', formdata: rows}
      : {
          mode: 'urlencoded',
          urlencoded: rows.map(({key, value: text = ''}) => ({key, value: text})),
        };
  }
  const isJson = kind === 'json';
  const text = toBodyText(type, value);
  const raw = isJson ? escapeBraces(text) : separateBraces(text);
  return {mode: 'raw', raw, options: {raw: {language: isJson ? 'json' : 'text'}}};
}

/** Returns the `Content-Type` header of a body, unless Postman adds the header with its own boundary. */
function toContentType(type = '', body?: Body): readonly KeyValue[] {
  const key = 'Content-Type';
  const mediaType = separateBraces(type);
  if (mediaType === '') return [];
  if (!mediaType.startsWith('multipart/')) return [{key, value: mediaType}];
  if (body?.mode === 'raw') return [{key, value: `${mediaType}; boundary=${BOUNDARY}`}];
  const description =
    'Postman cannot build a body of this type. Choose a file with the parts, and add their boundary here.';
  return body?.mode === 'file' ? [{key, value: mediaType, description}] : [];
}

/** Returns the body's first media type, with the named example or else the first example. */
function findBody(
  {method, requestBody}: ConsoleModel,
  name: string | undefined,
): readonly [MediaType, Example | undefined] | undefined {
  const [type] = requestBody?.mediaTypes ?? [];
  if (type === undefined || !isBodySent(method)) return undefined;
  return [type, type.examples.find((one) => one.name === name) ?? type.examples[0]];
}

/** Replaces e-mail addresses in a create request by variables for random ones, which may have to be unique. */
const withOwnAddresses = (example: Example, stored: OperationVariables | undefined): Example => {
  const {create} = stored ?? {};
  if (create === undefined || !isJsonObject(example.value)) return example;
  const own = create.addresses.map((name) => [name, '{{$randomExampleEmail}}'] as const);
  return {...example, value: {...example.value, ...Object.fromEntries(own)}};
};

/**
 * Builds the request of an operation from the contract's examples.
 *
 * @param server URL of the server, or a collection variable
 * @param example name of the body's example; defaults to the first example
 * @param stored variables to use instead of examples; if absent, all values are examples
 */
export function toRequest(
  model: ConsoleModel,
  server: string,
  example?: string,
  stored?: OperationVariables,
): Request {
  const [type, given] = findBody(model, example) ?? [];
  const accept = {key: 'Accept', value: model.accept.join(', ')};
  const body =
    type !== undefined && given !== undefined
      ? toBody(type, withOwnAddresses(given, stored))
      : undefined;
  return {
    method: model.method,
    header: [
      ...(accept.value === '' ? [] : [accept]),
      ...toContentType(type?.mediaType, body),
      ...model.parameters.filter(isIn('header')).map((one) => toHeaderRow(one, model, stored)),
    ],
    url: toUrl(model, server, stored),
    ...(body !== undefined && {body}),
  };
}
