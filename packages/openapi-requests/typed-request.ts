import {type ConsoleModel, type Parameter, toValueKind} from '@openapi-portal/openapi-model/inputs';
import type {TypedRequest} from '@openapi-portal/openapi-samples';
import {type ConsoleForm, toParameterKey} from './form';

type Values = TypedRequest['query'];

function toTypedValue(parameter: Parameter, text: string, {$defs}: ConsoleModel) {
  const types = toValueKind(parameter.schema, $defs).types.filter((type) => type !== 'null');
  if (types.length !== 1 || parameter.mediaType !== undefined) return undefined;
  if (types[0] === 'string') return text;
  if (types[0] === 'boolean') return /^(true|false)$/.test(text) ? text === 'true' : undefined;
  const isNumber = /^(number|integer)$/.test(types[0] ?? '') && String(Number(text)) === text;
  return isNumber ? Number(text) : undefined;
}

/** Lists the values of one location by name; undefined if a value cannot be converted. */
function listValues(
  model: ConsoleModel,
  {values}: ConsoleForm,
  location: Parameter['in'],
): Values | undefined {
  const found: [string, Values[string]][] = [];
  for (const parameter of model.parameters.filter((one) => one.in === location)) {
    const text = values[toParameterKey(parameter)] ?? '';
    if (text === '') continue;
    const value = toTypedValue(parameter, text, model);
    if (value === undefined) return undefined;
    found.push([parameter.name, value]);
  }
  return Object.fromEntries(found);
}

/** Returns true for header parameters that OpenAPI does not ignore and the TypeScript types have. */
const isOwn = ({in: location, name}: Parameter): boolean =>
  location === 'header' && !/^(accept|content-type|authorization)$/i.test(name);

/** Returns true if errors are problem details (RFC 9457), which typed samples read. */
const hasProblems = ({accept}: ConsoleModel): boolean =>
  accept.includes('application/problem+json');

/** Builds the arguments for a client with the contract's types; undefined if they cannot express them. */
export function toTypedRequest(
  model: ConsoleModel,
  form: ConsoleForm,
  server: string,
): TypedRequest | undefined {
  const {parameters, path, hasTypes} = model;
  const isPlain = !parameters.some(
    ({in: location, isSecret}) => location === 'cookie' || isSecret === true,
  );
  if (hasTypes !== true || !isPlain || !hasProblems(model)) return undefined;
  const pathParameters = listValues(model, form, 'path');
  const query = listValues(model, form, 'query');
  if (pathParameters === undefined || query === undefined) return undefined;
  const headers = parameters.filter(isOwn).map(({name}) => name);
  return {path, server, pathParameters, query, headers};
}
