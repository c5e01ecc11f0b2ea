import type {Json} from 'openapi-static/console/model';
import {toValueKind} from 'openapi-static/console/values';
import {isJsonObject} from 'static-pages/reports/json';

import type {Definitions, SandboxParameter} from '../../model/model';
import type {Validate} from '../validate';

import type {FoundOperation} from './find-operation';
import {
  listPairs,
  parseHeaderValue,
  parsePathValue,
  parseQueryValue,
  type WireValue,
} from './parse-style';

/** The values of a request by name, one record for each place. */
export type ParameterValues = Readonly<
  Record<'path' | 'query' | 'header' | 'cookie', Readonly<Record<string, Json>>>
>;

/** What is wrong with a parameter; `isMissing` where it is required and not there. */
export interface ParameterFault {
  readonly parameter: SandboxParameter;
  /** Continues the name: `is required`. */
  readonly message: string;
  readonly isMissing: boolean;
}

type Schema = SandboxParameter['schema'];

/** Text as the first of the schema's types that it can be; the text itself where it can be none. */
function coerce(text: string, schema: Schema, definitions: Definitions): Json {
  const {types} = toValueKind(schema, definitions);
  const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text);
  if (isNumber && (types.includes('integer') || types.includes('number'))) return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  if (types.includes('null') && text === '' && !types.includes('string')) return null;
  return text;
}

function findMember(schema: Schema, name: string, definitions: Definitions): Schema {
  if (typeof schema === 'boolean') return true;
  const target = typeof schema.$ref === 'string' ? definitions[schema.$ref.slice(8)] : undefined;
  if (target !== undefined) return findMember(target, name, definitions);
  const {properties = {}} = schema as {properties?: Record<string, Schema>};
  return Object.hasOwn(properties, name) ? (properties[name] ?? true) : true;
}

const listMembers = (schema: Schema, definitions: Definitions): readonly string[] => {
  if (typeof schema === 'boolean') return [];
  const target = typeof schema.$ref === 'string' ? definitions[schema.$ref.slice(8)] : undefined;
  if (target !== undefined) return listMembers(target, definitions);
  return isJsonObject(schema.properties) ? Object.keys(schema.properties) : [];
};

function toValue(wire: WireValue, schema: Schema, definitions: Definitions): Json {
  if (typeof wire === 'string') return coerce(wire, schema, definitions);
  if (Array.isArray(wire)) {
    const {items} = toValueKind(schema, definitions);
    return (wire as readonly string[]).map((text) => coerce(text, items, definitions));
  }
  const entries = Object.entries(wire as Readonly<Record<string, string>>);
  return Object.fromEntries(
    entries.map(([name, text]) => [
      name,
      coerce(text, findMember(schema, name, definitions), definitions),
    ]),
  );
}

function toShape({schema}: SandboxParameter, definitions: Definitions) {
  const {types} = toValueKind(schema, definitions);
  if (types.includes('array')) return 'array';
  return types.includes('object') ? 'object' : 'primitive';
}

const listCookies = (header: string): readonly (readonly [string, string])[] =>
  listPairs(header.split(/;\s*/).join('&'));

/** What a request has of one parameter, as it came. */
function findWire(
  parameter: SandboxParameter,
  request: Request,
  path: FoundOperation['path'],
  definitions: Definitions,
): WireValue | undefined {
  const {name, in: location, mediaType, explode, schema} = parameter;
  const shape = mediaType === undefined ? toShape(parameter, definitions) : 'primitive';
  if (location === 'path') return parsePathValue(path[name] ?? '', parameter, shape);
  if (location === 'header') {
    const text = request.headers.get(name);
    return text === null ? undefined : parseHeaderValue(text, explode, shape);
  }
  const isQuery = location === 'query';
  const pairs = isQuery
    ? listPairs(new URL(request.url).search)
    : listCookies(request.headers.get('cookie') ?? '');
  return parseQueryValue(pairs, parameter, shape, listMembers(schema, definitions));
}

/**
 * The parameters of a request as values of their schemas, and all that is wrong with them.
 *
 * @param path what `createFinder` found in the path
 */
export function readParameters(
  request: Request,
  {operation, path}: FoundOperation,
  definitions: Definitions,
  validate: Validate,
): {readonly values: ParameterValues; readonly faults: readonly ParameterFault[]} {
  const values = {path: {}, query: {}, header: {}, cookie: {}} as Record<
    SandboxParameter['in'],
    Record<string, Json>
  >;
  const faults: ParameterFault[] = [];
  for (const parameter of operation.parameters) {
    const {name, in: location, schema, mediaType, required} = parameter;
    const fail = (message: string, isMissing = false): void =>
      void faults.push({parameter, message, isMissing});
    try {
      const wire = findWire(parameter, request, path, definitions);
      if (wire === undefined) {
        if (required) fail('is required', true);
        continue;
      }
      if (
        mediaType === undefined &&
        Array.isArray(wire) &&
        toShape(parameter, definitions) !== 'array'
      ) {
        fail('is given more than once');
        continue;
      }
      const isJson = mediaType !== undefined && typeof wire === 'string';
      const value = isJson ? (JSON.parse(wire) as Json) : toValue(wire, schema, definitions);
      const [error] = validate(value, schema);
      if (error !== undefined) fail(error.message);
      values[location] = {...values[location], [name]: value};
    } catch {
      fail(mediaType === undefined ? 'is not percent-encoded UTF-8' : 'is not JSON');
    }
  }
  return {values, faults};
}
