import {
  asObject,
  findOwnMember,
  formatValue,
  isJsonList,
  type JsonObject,
  type JsonValue,
  mapMembers,
  omit,
} from '@openapi-portal/reports/json';

/** Separators of lists that are sent as one string, by `collectionFormat`. */
const SEPARATORS = {
  csv: {character: ',', name: 'commas'},
  ssv: {character: ' ', name: 'spaces'},
  tsv: {character: '\t', name: 'tabs'},
  pipes: {character: '|', name: 'pipes'},
} as const;

type Separator = keyof typeof SEPARATORS;

/** Serialisation of lists in a query or form of OpenAPI 3, by `collectionFormat`. */
const STYLES: Readonly<Record<string, JsonObject>> = {
  multi: {explode: true},
  csv: {explode: false},
  ssv: {style: 'spaceDelimited', explode: false},
  pipes: {style: 'pipeDelimited', explode: false},
};

/** Keywords that do not apply when a list becomes a string. */
const OF_LISTS = ['items', 'collectionFormat', 'minItems', 'maxItems', 'uniqueItems', 'enum'];

const VALUES = ['default', 'example', 'x-example'];

const PATTERNS: Readonly<Record<string, string>> = {
  integer: '-?[0-9]+',
  number: '-?[0-9]+([.][0-9]+)?',
  boolean: '(true|false)',
};

const escapePattern = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

function toItemPattern({type = '', enum: choices}: JsonObject): string | undefined {
  if (isJsonList(choices)) return `(${choices.map(formatValue).map(escapePattern).join('|')})`;
  return findOwnMember(PATTERNS, formatValue(type));
}

const isFields = (location: JsonValue | undefined): boolean =>
  location === 'query' || location === 'formData';

const isList = ({type}: JsonObject): boolean => type === 'array';

/** Returns the `collectionFormat` of a list. `csv` also replaces invalid formats, such as `multi` in a path. */
function findFormat({collectionFormat = 'csv', in: location}: JsonObject): string {
  const format = formatValue(collectionFormat);
  const isKnown = format === 'multi' ? isFields(location) : Object.hasOwn(SEPARATORS, format);
  return isKnown ? format : 'csv';
}

const joinValues = (value: JsonValue, character: string): JsonValue =>
  isJsonList(value) ? value.map(formatValue).join(character) : value;

const mapValues = (list: JsonObject, map: (value: JsonValue) => JsonValue): JsonObject =>
  Object.fromEntries(
    Object.entries(list).flatMap(([key, value]) =>
      VALUES.includes(key) ? [[key, map(value)]] : [],
    ),
  );

export const addSentence = ({description}: JsonObject, sentence: string): string =>
  description === undefined ? sentence : `${formatValue(description)} ${sentence}`;

/** Converts a list to the string that is sent. The type or enum of the items becomes a `pattern`. */
function toText(list: JsonObject, format: Separator): JsonObject {
  const {character, name} = SEPARATORS[format];
  const item = toItemPattern(asObject(list.items));
  return {
    ...omit(list, OF_LISTS),
    ...mapValues(list, (value) => joinValues(value, character)),
    type: 'string',
    description: addSentence(list, `Values separated by ${name}.`),
    ...(item !== undefined && {pattern: `^${item}(${escapePattern(character)}${item})*$`}),
  };
}

/** Converts inner lists to strings, because OpenAPI 3 does not define how nested lists are sent. */
function withoutInnerLists(list: JsonObject): JsonObject {
  const items = asObject(list.items);
  if (!isList(items)) return list;
  const format = findFormat(items) as Separator;
  const {character} = SEPARATORS[format];
  const joinInner = (value: JsonValue): JsonValue =>
    mapMembers(value, (one) => joinValues(one, character));
  return {
    ...list,
    ...mapValues(list, joinInner),
    items: toText(withoutInnerLists(items), format),
  };
}

/**
 * Converts the `collectionFormat` of a parameter, header or form field, and of the lists inside it. A list becomes a
 * string if OpenAPI 3 has no style for it: separated by tabs, by anything but commas in a path or header, or inside
 * another list.
 *
 * @param value a parameter; a header, which has no `in`; or a form field
 * @returns the value without `collectionFormat`, and `style` and `explode` unless they are the defaults
 * @see Swagger 2.0, Parameter Object, Items Object and Header Object
 */
export function convertList(value: JsonObject): readonly [value: JsonObject, style: JsonObject] {
  const isOfFiles = asObject(value.items).type === 'file';
  if (!isList(value) || isOfFiles) return [omit(value, ['collectionFormat']), {}];
  const format = findFormat(value);
  const list = withoutInnerLists(value);
  // In a path or header, OpenAPI 3 supports only commas.
  const ofText = format === 'csv' ? {} : undefined;
  const style = isFields(value.in) ? findOwnMember(STYLES, format) : ofText;
  return style === undefined
    ? [toText(list, format as Separator), {}]
    : [omit(list, ['collectionFormat']), style];
}

/** Returns true if `convertList` converts the list or its items to strings. */
export function isConvertedToText(list: JsonObject): boolean {
  const [converted] = convertList(list);
  return (
    converted.type !== list.type || asObject(converted.items).type !== asObject(list.items).type
  );
}
