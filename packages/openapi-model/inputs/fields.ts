import type {Cursor} from '../contract/cursor';
import {listReachable} from '../schemas/list-reachable';
import type {FieldEncoding, ParameterStyle} from './model';

const STYLES: readonly ParameterStyle[] = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'];

/** Concrete media types for wildcards. */
const KNOWN: Readonly<Record<string, string>> = {
  'image/*': 'image/png',
  'audio/*': 'audio/mpeg',
  'video/*': 'video/mp4',
  'text/*': 'text/plain',
};

/** Returns the first media type of a list such as `image/png, image/jpeg`. A wildcard becomes a concrete type. */
function toContentType(types: string | undefined): string | undefined {
  const [first = ''] = types?.split(',') ?? [];
  const type = first.trim();
  if (type === '') return undefined;
  return type.includes('*') ? (KNOWN[type] ?? 'application/octet-stream') : type;
}

const isText = (type: string): boolean => /^text\/|[/+](json|xml|yaml)\b/.test(type);

const listAllOf = (schema: Cursor): readonly Cursor[] =>
  listReachable(
    schema,
    (own) => [...[own.target() ?? []].flat(), ...own.items('allOf')],
    ({value}) => value,
  );

export const listProperties = (
  schema: Cursor | undefined,
): readonly (readonly [string, Cursor])[] =>
  schema === undefined ? [] : listAllOf(schema).flatMap((part) => part.entries('properties'));

/** Finds a keyword in a schema, or else in the targets of its references and `allOf`. */
export const findKeyword = (schema: Cursor | undefined, keyword: string): Cursor | undefined =>
  schema &&
  listAllOf(schema)
    .flatMap((part) => part.get(keyword) ?? [])
    .at(-1);

/** Returns true if the value is the content of a file, as OpenAPI 3.0 (`format`) or 3.1 describes it. */
function isBinary(schema: Cursor, contentType: string | undefined): boolean {
  if (schema.text('format') === 'binary') return true;
  if (schema.has('contentEncoding')) return false;
  const type = schema.text('contentMediaType') ?? contentType;
  const types = [schema.get('type')?.value ?? 'string'].flat();
  return (
    types.includes('string') && !schema.has('properties') && type !== undefined && !isText(type)
  );
}

/** Keywords that describe a value. A part whose schema has none of them is a file (OpenAPI 3.1, 4.8.15.1). */
const DESCRIBES_TEXT =
  `type properties items enum const allOf oneOf anyOf not format contentEncoding
  additionalProperties pattern`.split(/\s+/);

const isUntyped = (schema: Cursor): boolean => !DESCRIBES_TEXT.some((one) => schema.has(one));

function toEncoding(
  property: Cursor,
  encoding: Cursor | undefined,
  isMultipart: boolean,
): FieldEncoding {
  const own = property.resolve();
  const schema = own.get('items')?.resolve() ?? own;
  const contentType = toContentType(
    encoding?.text('contentType') ?? schema.text('contentMediaType'),
  );
  const style = STYLES.find((one) => one === encoding?.text('style'));
  const explode = encoding?.get('explode')?.value;
  const isFile = isMultipart && contentType === undefined && isUntyped(schema);
  return {
    ...((isFile || isBinary(schema, contentType)) && {
      isFile: true,
      ...(own.has('items') && {isList: true}),
    }),
    ...(contentType !== undefined && {contentType}),
    ...((style !== undefined || explode !== undefined) && {style: style ?? 'form'}),
    ...(typeof explode === 'boolean' && {explode}),
  };
}

/** Builds the encodings of a form's fields that do not follow from the value. Parts of an array have the key `''`. */
export function buildFieldEncodings(
  mediaType: Cursor,
  isMultipart: boolean,
): Readonly<Record<string, FieldEncoding>> {
  const encodings = new Map(mediaType.entries('encoding'));
  const schema = mediaType.get('schema');
  const items = isMultipart ? findKeyword(schema, 'items') : undefined;
  const fields = listProperties(schema).map(
    ([name, property]) => [name, toEncoding(property, encodings.get(name), isMultipart)] as const,
  );
  if (schema !== undefined && items !== undefined)
    fields.push(['', toEncoding(schema, undefined, true)]);
  return Object.fromEntries(fields.filter(([, field]) => Object.keys(field).length > 0));
}
