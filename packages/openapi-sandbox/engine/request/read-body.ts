import {findOwnMember} from '@openapi-portal/reports/json';
import {
  type FieldEncoding,
  findContentKey,
  isJsonType,
  type Json,
  parseJson,
  type Schema,
  toEssence,
  toValueKind,
} from '@openapi-portal/openapi-model/inputs';

import type {Definitions, SandboxOperation} from '../../model/model';
import {Refusal} from '../refusal';

import {coerce, coerceJson, findMembers} from './coerce';
import {listPairs, type Pair, parseQueryValue} from './parse-style';
import {refuseDepth} from './refuse-depth';
import type {SandboxRequest} from './sandbox-request';

export interface ReadBody {
  /** The key in the contract's `content`, which may be a range. */
  readonly mediaType: string;
  readonly schema: Schema;
  /** Undefined unless the body is JSON or a form. */
  readonly value?: Json;
}

/** Maximum size of a body in bytes. */
export const MAX_BODY = 1024 * 1024;

export const refuseSize = (): Refusal =>
  new Refusal(413, {detail: `The body is larger than ${MAX_BODY} bytes.`});

async function readText(request: SandboxRequest): Promise<string> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY) throw refuseSize();
  return new TextDecoder().decode(bytes);
}

function parseBody(text: string): Json {
  let value: Json;
  try {
    value = parseJson(text);
  } catch (error) {
    throw new Refusal(400, {detail: `The body ${(error as SyntaxError).message}.`});
  }
  return refuseDepth(value, 'body');
}

/** Reads a field of a form. By default, an array repeats the field's name and an object is JSON. */
function findField(
  name: string,
  pairs: readonly Pair[],
  {style, explode = style === 'form', contentType}: FieldEncoding,
  schema: Schema,
  definitions: Definitions,
): Json | undefined {
  const {types} = toValueKind(schema, definitions);
  const shape = ['array' as const, 'object' as const].find((one) => types.includes(one));
  const isJson = style === undefined && isJsonType(contentType);
  const wire =
    style === undefined
      ? parseQueryValue(
          pairs,
          {name, style: 'form', explode: true},
          shape === 'array' && !isJson ? 'array' : 'primitive',
        )
      : parseQueryValue(pairs, {name, style, explode}, shape ?? 'primitive', (key) =>
          findMembers(schema, definitions).named.has(key),
        );
  if (wire === undefined) return undefined;
  return isJson && typeof wire === 'string' ? coerceJson(wire) : coerce(wire, schema, definitions);
}

/**
 * Parses an `application/x-www-form-urlencoded` body by its schema. Fields that the schema does not define are
 * included.
 *
 * @throws Refusal with 400 if the body is not percent-encoded UTF-8, or if it has too many fields
 */
function parseForm(
  text: string,
  schema: Schema,
  fields: Readonly<Record<string, FieldEncoding>>,
  definitions: Definitions,
): Json {
  const pairs = listPairs(text, 'form');
  const {named, others = true} = findMembers(schema, definitions);
  const styled = Object.entries(fields).filter(([, {style}]) => style !== undefined);
  const isPart = (name: string): boolean =>
    styled.some(
      ([field]) =>
        name.startsWith(`${field}[`) ||
        findMembers(named.get(field) ?? true, definitions).named.has(name),
    );
  const unnamed = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const known = unnamed.get(name) ?? [];
    known.push(value);
    if (!named.has(name) && !isPart(name)) unnamed.set(name, known);
  }
  try {
    const known = [...named].flatMap(([name, member]) => {
      const value = findField(name, pairs, findOwnMember(fields, name) ?? {}, member, definitions);
      return value === undefined ? [] : [[name, value] as const];
    });
    const rest = [...unnamed].map(
      ([name, [first = '', ...more]]) =>
        [name, coerce(more.length > 0 ? [first, ...more] : first, others, definitions)] as const,
    );
    return refuseDepth(Object.fromEntries([...known, ...rest]), 'body');
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    throw new Refusal(400, {detail: 'The body is not percent-encoded UTF-8.'});
  }
}

function refuseType(
  keys: readonly string[],
  found: string | null,
  declares: (status: number) => boolean,
) {
  const essence = toEssence(found ?? '');
  // Includes the parameters only if nothing else differs from the contract.
  const shown = keys.some((key) => toEssence(key) === essence) ? found : essence;
  const sent = found === null ? 'without Content-Type' : `as ${shown}`;
  const detail = `Send the body as ${keys.join(' or ')}, not ${sent}.`;
  return new Refusal(declares(415) ? 415 : 400, {detail});
}

/**
 * Reads and parses the body of a request. Returns undefined if the operation has no request body, or if an optional
 * body is absent.
 *
 * @param declares returns true if the operation has a response of this status
 * @throws Refusal with 413 for a body over 1 MiB, 415 for another media type and 400 for an unreadable or missing
 *   body
 */
export async function readBody(
  request: SandboxRequest,
  {requestBody}: SandboxOperation,
  definitions: Definitions,
  declares: (status: number) => boolean,
): Promise<ReadBody | undefined> {
  if (requestBody === undefined) return undefined;
  const text = await readText(request);
  const contentType = request.headers.get('content-type');
  const keys = Object.keys(requestBody.content);
  if (text === '') {
    if (requestBody.required) throw new Refusal(400, {detail: 'The body is missing.'});
    return undefined;
  }
  const mediaType = findContentKey(keys, contentType ?? '');
  if (mediaType === undefined) throw refuseType(keys, contentType, declares);
  const found = {mediaType, schema: requestBody.content[mediaType] ?? true};
  const essence = toEssence(contentType ?? '');
  if (isJsonType(essence)) return {...found, value: parseBody(text)};
  if (essence !== 'application/x-www-form-urlencoded') return found;
  return {...found, value: parseForm(text, found.schema, requestBody.fields ?? {}, definitions)};
}
