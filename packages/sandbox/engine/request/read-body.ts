import {parseJson} from 'openapi-static/console/json';
import type {Json, Schema} from 'openapi-static/console/model';

import type {SandboxOperation} from '../../model/model';
import {Refusal} from '../refusal';

export interface ReadBody {
  /** As the contract writes it. */
  readonly mediaType: string;
  readonly schema: Schema;
  /** Nothing where the body is neither JSON nor a form. */
  readonly value?: Json;
}

/** Levels of a JSON body: validation goes down them one by one. */
const MAX_DEPTH = 100;

/** The media type of a `Content-Type` in lower case, without its parameters. */
const toEssence = (contentType: string): string =>
  (contentType.split(';')[0] ?? '').trim().toLowerCase();

/** The key of `content` for a media type: itself, its range `text/*`, or all. */
function findKey(keys: readonly string[], mediaType: string): string | undefined {
  const ranges = [mediaType, `${mediaType.split('/')[0] ?? ''}/*`, '*/*'];
  return ranges.flatMap((range) => keys.filter((key) => toEssence(key) === range))[0];
}

function measureDepth(value: Json, limit: number): number {
  if (typeof value !== 'object' || value === null || limit === 0) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((one) => measureDepth(one, limit - 1)));
}

function parseBody(text: string): Json {
  try {
    const value = parseJson(text);
    if (measureDepth(value, MAX_DEPTH + 1) <= MAX_DEPTH) return value;
  } catch (error) {
    throw new Refusal(400, {detail: `The body ${(error as SyntaxError).message}.`});
  }
  throw new Refusal(400, {detail: `The body is nested deeper than ${MAX_DEPTH} levels.`});
}

function parseForm(text: string): Json {
  const form = new URLSearchParams(text);
  const entries = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? '')] as const;
  });
  return Object.fromEntries(entries);
}

function refuseType(
  keys: readonly string[],
  found: string | null,
  declares: (status: number) => boolean,
) {
  const sent = found === null ? 'without Content-Type' : `as ${toEssence(found)}`;
  const detail = `Send the body as ${keys.join(' or ')}, not ${sent}.`;
  return new Refusal(declares(415) ? 415 : 400, {detail});
}

/**
 * The body of a request; nothing where the operation takes none, or an optional one is not there.
 *
 * @param declares whether the operation has an answer of this status
 * @throws Refusal with 415 for another media type and 400 for a body that cannot be read or is missing
 */
export async function readBody(
  request: Request,
  {requestBody}: SandboxOperation,
  declares: (status: number) => boolean,
): Promise<ReadBody | undefined> {
  if (requestBody === undefined) return undefined;
  const text = await request.text();
  const contentType = request.headers.get('content-type');
  const keys = Object.keys(requestBody.content);
  if (text === '') {
    if (requestBody.required) throw new Refusal(400, {detail: 'The body is missing.'});
    return undefined;
  }
  const mediaType = findKey(keys, toEssence(contentType ?? ''));
  if (mediaType === undefined) throw refuseType(keys, contentType, declares);
  const found = {mediaType, schema: requestBody.content[mediaType] ?? true};
  const essence = toEssence(contentType ?? '');
  if (/[/+]json$/.test(essence)) return {...found, value: parseBody(text)};
  if (essence === 'application/x-www-form-urlencoded') return {...found, value: parseForm(text)};
  return found;
}
