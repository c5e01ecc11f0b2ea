import {
  findOwnMember,
  isJsonList,
  isJsonObject,
  type JsonValue,
  writeJson,
} from '@openapi-portal/reports/json';

import {
  encodeStrictly,
  type SerializationStyle,
  type ParameterStyle,
  toCookie,
  toHeaderValue,
  toPathSegment,
  toQuery,
} from '@openapi-portal/openapi-model/inputs';
import {collectParts, type Cursor, findTypes} from '@openapi-portal/openapi-model';
import type {Note} from './constraints';

interface Words {
  readonly array: string;
  readonly object: string;
}

const separatedBy = (separators: string): Words => ({
  array: `values separated by ${separators}`,
  object: `names and values of the fields separated by ${separators}`,
});

const EACH_FIELD: Words = {
  array: 'repeated for each value',
  object: 'each field as a parameter of its own',
};

const IN_BRACKETS: Words = {
  array: 'repeated for each value',
  object: 'the name of each field in brackets',
};

/** Descriptions of each style with `explode: true` and `explode: false` (OpenAPI 3.2, 4.12.5). */
const STYLES: Readonly<Record<ParameterStyle, readonly [exploded: Words, joined: Words]>> = {
  form: [EACH_FIELD, separatedBy('commas')],
  spaceDelimited: [EACH_FIELD, separatedBy('spaces')],
  pipeDelimited: [EACH_FIELD, separatedBy('pipes')],
  deepObject: [IN_BRACKETS, IN_BRACKETS],
  cookie: [
    {array: 'a cookie for each value', object: 'each field as a cookie of its own'},
    separatedBy('commas'),
  ],
  simple: [
    {array: 'values separated by commas', object: 'each field as name=value, separated by commas'},
    separatedBy('commas'),
  ],
  label: [
    {array: 'a dot before each value', object: 'a dot before each field, as name=value'},
    separatedBy('commas after a dot'),
  ],
  matrix: [
    {
      array: 'each value as name=value after a semicolon',
      object: 'each field as name=value after a semicolon',
    },
    separatedBy('commas after a semicolon and the name'),
  ],
};

const isStyle = (style: string): style is ParameterStyle => Object.hasOwn(STYLES, style);

const DEFAULTS: Readonly<Record<string, ParameterStyle>> = {path: 'simple', header: 'simple'};

interface Place {
  readonly name: string;
  /** Value of `in`. It is `header` for headers of responses and parts, and `query` for form fields. */
  readonly location: string;
}

/** Maximum length of an example in characters. Code samples show longer examples. */
const EXAMPLE_LENGTH = 80;

function findNotation(parameter: Cursor, {name, location}: Place) {
  const given = parameter.text('style') ?? '';
  const style = isStyle(given) ? given : (findOwnMember(DEFAULTS, location) ?? 'form');
  const explode = parameter.get('explode')?.value;
  return {
    name,
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
    ...(parameter.isTrue('allowReserved') && {allowReserved: true}),
  };
}

const isStructured = (
  value: JsonValue | undefined,
): value is readonly JsonValue[] | Readonly<Record<string, JsonValue>> =>
  isJsonList(value) || isJsonObject(value);

function serialize(notation: SerializationStyle, location: string, value: JsonValue): string {
  const wire = value as Parameters<typeof toQuery>[1];
  if (location === 'header') return `${notation.name}: ${toHeaderValue(notation, wire)}`;
  if (location === 'path') return toPathSegment(notation, wire);
  if (location === 'cookie') return toCookie(notation, wire);
  return toQuery(notation, wire);
}

function toExample(text: string): readonly Note[] {
  // An empty list is not sent at all in most styles.
  return text === '' || text.length > EXAMPLE_LENGTH ? [] : [{text: 'sent as', code: text}];
}

/** Describes a parameter that is serialised as a media type instead of in a style. */
function describeContent(
  {name, location}: Place,
  mediaType: string,
  value: JsonValue | undefined,
): readonly Note[] {
  const isQuery = location === 'query' && isStructured(value) && /json/i.test(mediaType);
  const isWhole = location === 'querystring' && value !== undefined && /json/i.test(mediaType);
  return [
    {text: 'written as', code: mediaType},
    ...(isWhole ? toExample(`?${encodeStrictly(writeJson(value))}`) : []),
    ...(isQuery ? toExample(`${name}=${encodeStrictly(writeJson(value))}`) : []),
  ];
}

function describeShape(
  parameter: Cursor,
  place: Place,
  value: JsonValue | undefined,
): readonly Note[] {
  const schema = parameter.get('schema');
  const types = schema === undefined ? [] : findTypes(collectParts(schema));
  const shape = (['array', 'object'] as const).find((type) => types.includes(type));
  const notation = findNotation(parameter, place);
  const isPlain = shape === undefined && (notation.style === 'form' || notation.style === 'simple');
  const words = shape && STYLES[notation.style][notation.explode ? 0 : 1][shape];
  const isExample = shape === undefined ? value !== undefined : isStructured(value);
  return [
    ...(words === undefined ? [] : [{text: words}]),
    ...(parameter.has('style') ? [{text: 'style', code: parameter.text('style') ?? ''}] : []),
    ...(isExample && value !== undefined && (!isPlain || notation.allowReserved === true)
      ? toExample(serialize(notation, place.location, value))
      : []),
  ];
}

export function describeStyle(
  parameter: Cursor,
  place: Place,
  value: JsonValue | undefined,
): readonly Note[] {
  const mediaType = parameter.entries('content')[0]?.[0];
  return [
    ...(mediaType === undefined
      ? describeShape(parameter, place, value)
      : describeContent(place, mediaType, value)),
    ...(parameter.isTrue('allowReserved') ? [{text: 'reserved characters are not encoded'}] : []),
    ...(parameter.isTrue('allowEmptyValue') ? [{text: 'may be empty'}] : []),
  ];
}
