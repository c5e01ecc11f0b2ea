import {
  findUnnamedType,
  isBodySent,
  toBodyKind,
  toBodyText,
} from '@openapi-portal/openapi-requests';
import {
  type ConsoleModel,
  type Example,
  formatInput,
  type MediaType,
  type Parameter,
  toHeaderValue,
  toPathSegment,
  toQuery,
  toWireValue,
  type WireValue,
} from '@openapi-portal/openapi-model/inputs';
import {formatValue, isJsonObject} from '@openapi-portal/reports/json';

import {type Kept, takesTag} from './kept';
import type {Body, KeyValue, Request, Url} from './types';

const isIn =
  (location: Parameter['in']) =>
  (parameter: Parameter): boolean =>
    parameter.in === location;

/** The first example of a parameter as it is sent; nothing where the contract gives none. */
function findValue(parameter: Parameter, {$defs}: ConsoleModel): WireValue | undefined {
  const [example] = parameter.examples;
  return example && toWireValue(formatInput(example.value), parameter, $defs);
}

/** What may be left out is there to be switched on. */
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

/** @param kept what earlier requests have kept */
function toHeaderRow(parameter: Parameter, model: ConsoleModel, kept?: Kept): KeyValue {
  const {name: key, description} = parameter;
  const about = description === undefined ? {} : {description};
  if (kept !== undefined && takesTag(parameter)) return {key, value: `{{${kept.tag}}}`, ...about};
  // Postman makes a UUID for each request.
  if (kept !== undefined && parameter.isIdempotencyKey === true)
    return {key, value: '{{$guid}}', ...about};
  const value = findValue(parameter, model);
  const text = value === undefined ? '' : toHeaderValue(parameter, value);
  return {key: parameter.name, value: text, ...toMarks(parameter)};
}

function toSegmentRow(parameter: Parameter, model: ConsoleModel, kept?: Kept): KeyValue {
  const value = findValue(parameter, model);
  const {name, description} = parameter;
  const given = value === undefined ? '' : toPathSegment(parameter, value);
  const text = kept?.ids.has(name) === true ? `{{${name}}}` : given;
  return {key: parameter.name, value: text, ...(description !== undefined && {description})};
}

/** Postman has variables for whole segments alone: in another the example stands itself. */
const toSegment = (segment: string, variables: readonly KeyValue[]): string =>
  segment
    .replace(/^\{([^{}]+)\}$/, ':$1')
    .replace(/\{([^{}]+)\}/g, (all, name) => variables.find(({key}) => key === name)?.value ?? all);

/** @param server address of the server, or the variable that holds it */
function toUrl(model: ConsoleModel, server: string, kept?: Kept): Url {
  const {parameters} = model;
  const variables = parameters.filter(isIn('path')).map((one) => toSegmentRow(one, model, kept));
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

const toFields = (value: unknown): readonly KeyValue[] =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([key, member]) =>
        [member].flat().map((entry) => ({key, value: formatValue(entry)})),
      )
    : [];

function toBody(type: MediaType, {value}: Example): Body {
  const kind = toBodyKind(type.mediaType);
  if (kind === 'file') return {mode: 'file'};
  // Postman builds no other multipart body than a form.
  if (findUnnamedType(type.mediaType) !== undefined) return {mode: 'file'};
  if (kind === 'fields') {
    const fields = toFields(value);
    return type.mediaType.startsWith('multipart/')
      ? {mode: 'formdata', formdata: fields}
      : {mode: 'urlencoded', urlencoded: fields};
  }
  const language = kind === 'json' ? 'json' : 'text';
  return {mode: 'raw', raw: toBodyText(type, value), options: {raw: {language}}};
}

/** The body's first media type and an example of it: the one of this name, else the first. */
function findBody(
  {method, requestBody}: ConsoleModel,
  name: string | undefined,
): readonly [MediaType, Example | undefined] | undefined {
  const [type] = requestBody?.mediaTypes ?? [];
  if (type === undefined || !isBodySent(method)) return undefined;
  return [type, type.examples.find((one) => one.name === name) ?? type.examples[0]];
}

/** Another e-mail address in each run, of a domain for examples. */
const withOwnAddresses = (example: Example, kept: Kept | undefined): Example => {
  const {create} = kept ?? {};
  if (create === undefined || !isJsonObject(example.value)) return example;
  const own = create.addresses.map((name) => [name, '{{$randomExampleEmail}}'] as const);
  return {...example, value: {...example.value, ...Object.fromEntries(own)}};
};

/**
 * The request of an operation, filled from the contract's examples.
 *
 * @param server address of the server, or the variable that holds it
 * @param example name of the body's example; the first where there is none of that name
 * @param kept what it takes from variables; where absent, all stands as in the examples
 */
export function toRequest(
  model: ConsoleModel,
  server: string,
  example?: string,
  kept?: Kept,
): Request {
  const [type, given] = findBody(model, example) ?? [];
  const accept = {key: 'Accept', value: model.accept.join(', ')};
  const contentType = {key: 'Content-Type', value: type?.mediaType ?? ''};
  return {
    method: model.method,
    header: [
      ...[accept, contentType].filter(({value}) => value !== '' && !value.startsWith('multipart/')),
      ...model.parameters.filter(isIn('header')).map((one) => toHeaderRow(one, model, kept)),
    ],
    url: toUrl(model, server, kept),
    ...(type !== undefined &&
      given !== undefined && {body: toBody(type, withOwnAddresses(given, kept))}),
  };
}
