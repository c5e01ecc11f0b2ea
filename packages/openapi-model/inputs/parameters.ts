import {omit} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';
import type {Operation} from '../contract/operations';
import {explainIgnoredHeader, listParameters} from '../operations/parameters';
import type {Parameter, ParameterLocation, ParameterStyle, Schema} from './model';
import {toValueKind} from './values';

import {toExamples} from './example';
import {toDescription} from './plain-text';
import type {SchemaCollector} from './schemas';

/** Styles that each location allows, the default first (OpenAPI 3.1, 4.8.12.2). */
const STYLES: Readonly<Record<ParameterLocation, readonly [ParameterStyle, ...ParameterStyle[]]>> =
  {
    path: ['simple', 'label', 'matrix'],
    query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
    header: ['simple'],
    cookie: ['form', 'cookie'],
  };

const isLocation = (location = ''): location is ParameterLocation =>
  Object.hasOwn(STYLES, location);

function isAnyText(schema: Schema, {definitions}: SchemaCollector): boolean {
  const {types, choices} = toValueKind(schema, definitions);
  return choices === undefined && types.every((type) => type === 'string' || type === 'null');
}

/** Returns true if the name or the format `password` suggests that the value is a credential. */
const isSecret = (parameter: Cursor, schema: Schema, schemas: SchemaCollector): boolean =>
  parameter.text('in') !== 'path' &&
  !parameter.has('content') &&
  !parameter.isTrue('x-idempotency-key') &&
  (isSecretName(parameter.text('name') ?? '') ||
    parameter.get('schema')?.resolve().text('format') === 'password') &&
  isAnyText(schema, schemas);

function toParameter(
  location: ParameterLocation,
  found: Cursor,
  schemas: SchemaCollector,
): Parameter {
  const [mediaType, content] = found.entries('content')[0] ?? [];
  const holder = content === undefined ? found : found.with({...found.object, ...content.object});
  const style = STYLES[location].find((one) => one === found.text('style')) ?? STYLES[location][0];
  const explode = found.get('explode')?.value;
  const collected = schemas.collect(holder);
  return {
    name: found.text('name') ?? '',
    in: location,
    required: location === 'path' || found.isTrue('required'),
    ...toDescription(found),
    ...collected,
    examples: toExamples(holder),
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
    ...(found.isTrue('allowReserved') && {allowReserved: true}),
    ...(found.isTrue('deprecated') && {isDeprecated: true}),
    ...(location === 'header' &&
      found.isTrue('x-idempotency-key') && {isIdempotencyKey: true as const}),
    ...(mediaType !== undefined && {mediaType}),
    ...(isSecret(found, collected.schema, schemas) && {isSecret: true as const}),
  };
}

/** Returns true if the value is the whole query string (OpenAPI 3.2.0, 4.12.2), and not a form. */
const isQueryString = (parameter: Cursor): boolean =>
  parameter.text('in') === 'querystring' && parameter.entries('content').length > 0;

/** Converts a query string that is a form to a parameter whose members are sent as query parameters. */
function withoutQueryString(parameter: Cursor): Cursor {
  const content = parameter.get('content')?.get('application/x-www-form-urlencoded')?.resolve();
  if (parameter.text('in') !== 'querystring' || content === undefined) return parameter;
  const {schema = {}, examples, example} = content.object;
  return parameter.with({
    ...omit(parameter.object, ['content']),
    ...{in: 'query', style: 'form', explode: true, schema},
    ...(examples !== undefined && {examples}),
    ...(example !== undefined && {example}),
  });
}

/** Lists the parameters of an operation, which override those of its path. Invalid styles become defaults. */
export const toParameters = (
  operation: Pick<Operation, 'cursor' | 'pathItem'>,
  schemas: SchemaCollector,
): Parameter[] =>
  listParameters(operation)
    .map(withoutQueryString)
    .filter(
      (parameter) =>
        explainIgnoredHeader(parameter.text('name') ?? '', parameter.text('in') ?? '') ===
        undefined,
    )
    .flatMap((parameter) => {
      if (isQueryString(parameter))
        return {...toParameter('query', parameter, schemas), isQueryString: true as const};
      const location = parameter.text('in');
      return isLocation(location) ? [toParameter(location, parameter, schemas)] : [];
    });

/** Matches names that end with a word for a credential, including joined words such as `apikey` and `sessionid`. */
const SECRET =
  /(?:^| |j|php|api|access|auth|secret|session)(?:token|key|secret|auth(?:orization|entication)?|session|sess(?:ion)? ?id|password|passwd|passphrase|pwd|credentials?|bearer|jwt)$/;

/** Matches names of page tokens, idempotency keys and record keys, which are not secrets. */
const HARMLESS =
  /(?:^| )(?:page|next|prev|previous|last|start|end|continuation|cursor|scroll|sync|delta|idempotency|deduplication|sort|order|group|partition|routing|cache|public|primary|foreign|row|record|object|project|issue) (?:token|key)$/;

/** Splits a name into words: `X-APIKey2` becomes `x api key`. */
const toWords = (name: string): string =>
  name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Returns true for `X-Auth-Token`, `access_key` and `sessionId`, but not for `page_token` and `key_id`. */
export function isSecretName(name: string): boolean {
  const words = toWords(name);
  return SECRET.test(words) && !HARMLESS.test(words);
}
