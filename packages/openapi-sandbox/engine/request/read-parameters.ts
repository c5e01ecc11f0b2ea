import {findOwnMember, readJson} from '@openapi-portal/reports/json';
import {isJsonType, type Json, toValueKind} from '@openapi-portal/openapi-model/inputs';
import type {Validate} from '@openapi-portal/schema-validation';

import type {Definitions, SandboxParameter} from '../../model/model';
import {refuseCost, Refusal} from '../refusal';

import {refuseDepth} from './refuse-depth';

import {coerce, findMembers} from './coerce';
import type {FoundOperation} from './find-operation';
import {
  listPairs,
  type Pair,
  parseHeaderValue,
  parsePathValue,
  parseQueryValue,
  type WireValue,
} from './parse-style';
import type {SandboxRequest} from './sandbox-request';

/** The parameter values of a request, by location and name. */
export type ParameterValues = Readonly<
  Record<'path' | 'query' | 'header' | 'cookie', Readonly<Record<string, Json>>>
>;

/** A violation of the contract by a parameter. */
export interface ParameterFault {
  readonly parameter: SandboxParameter;
  /** Predicate of a sentence about the parameter: `is required`. */
  readonly message: string;
  readonly isMissing: boolean;
}

function toShape({schema}: SandboxParameter, definitions: Definitions) {
  const {types} = toValueKind(schema, definitions);
  if (types.includes('array')) return 'array';
  return types.includes('object') ? 'object' : 'primitive';
}

/** Lists the names in a query that are parameters, or members of exploded objects. */
function listTaken(
  parameters: readonly SandboxParameter[],
  definitions: Definitions,
): ReadonlySet<string> {
  const names = parameters.flatMap((parameter) =>
    parameter.explode && parameter.style === 'form' && toShape(parameter, definitions) === 'object'
      ? [...findMembers(parameter.schema, definitions).named.keys()]
      : [parameter.name],
  );
  return new Set(names);
}

/** Percent-encodes the value of a cookie like a query value, because clients may send it in either form. */
function encodeCookie(value: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(value));
  } catch {
    return encodeURIComponent(value);
  }
}

const listCookies = (header: string): readonly Pair[] =>
  header.split(/;\s*/).flatMap((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^]*)$/.exec(cookie) ?? [];
    return name === '' ? [] : [[name, encodeCookie(value)] as const];
  });

/**
 * Reads the serialized value of a parameter.
 *
 * @param taken query names that cannot be additional members of an exploded object
 */
function findWire(
  parameter: SandboxParameter,
  request: SandboxRequest,
  path: FoundOperation['path'],
  definitions: Definitions,
  taken: ReadonlySet<string>,
): WireValue | undefined {
  const {name, in: location, mediaType, explode, schema} = parameter;
  const shape = mediaType === undefined ? toShape(parameter, definitions) : 'primitive';
  if (location === 'path') return parsePathValue(findOwnMember(path, name) ?? '', parameter, shape);
  if (location === 'header') {
    // `Headers.get` throws if the name in the contract is not a valid header name.
    const text = new Map(request.headers).get(name.toLowerCase());
    return text === undefined ? undefined : parseHeaderValue(text, explode, shape);
  }
  const isQuery = location === 'query';
  if (parameter.isQueryString === true) {
    const {search} = new URL(request.url);
    return search === '' ? undefined : decodeURIComponent(search.slice(1));
  }
  const pairs = isQuery
    ? listPairs(new URL(request.url).search, 'query')
    : listCookies(request.headers.get('cookie') ?? '');
  const {named, others} = findMembers(schema, definitions);
  const isOpen = others !== undefined || named.size === 0;
  return parseQueryValue(
    pairs,
    parameter,
    shape,
    (key) => named.has(key) || (isOpen && !taken.has(key)),
  );
}

/**
 * Parses the parameters of a request by their schemas, and lists all violations.
 *
 * @throws Refusal with 422 if validation of a value takes too long, with 400 for too many or too deeply nested values
 */
export function readParameters(
  request: SandboxRequest,
  {operation, path}: FoundOperation,
  definitions: Definitions,
  validate: Validate,
): {readonly values: ParameterValues; readonly faults: readonly ParameterFault[]} {
  const values = {path: {}, query: {}, header: {}, cookie: {}} as Record<
    SandboxParameter['in'],
    Record<string, Json>
  >;
  const faults: ParameterFault[] = [];
  const taken = listTaken(operation.parameters, definitions);
  for (const parameter of operation.parameters) {
    const {name, in: location, schema, mediaType, required} = parameter;
    const fail = (message: string, isMissing = false): void =>
      void faults.push({parameter, message, isMissing});
    let value: Json;
    try {
      const wire = findWire(parameter, request, path, definitions, taken);
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
      const isJson = isJsonType(mediaType) && typeof wire === 'string';
      value = isJson
        ? refuseDepth(readJson(wire), `parameter ${name}`)
        : coerce(wire, schema, definitions);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      fail(isJsonType(mediaType) ? 'is not JSON' : 'is not percent-encoded UTF-8');
      continue;
    }
    const [error] = validate(value, schema);
    if (error?.isOverBudget === true) throw refuseCost(`The parameter ${name}`, error);
    if (error !== undefined) fail(error.message);
    values[location] = {...values[location], [name]: value};
  }
  return {values, faults};
}
