import {
  asObject,
  findOwn,
  formatValue,
  isJsonList,
  type JsonObject,
  type JsonValue,
  mapMembers,
  omit,
} from '@openapi-portal/reports/json';

/** The separators of a list that is sent as one text, by `collectionFormat`. */
const SEPARATORS = {
  csv: {character: ',', name: 'commas'},
  ssv: {character: ' ', name: 'spaces'},
  tsv: {character: '\t', name: 'tabs'},
  pipes: {character: '|', name: 'pipes'},
} as const;

type Separator = keyof typeof SEPARATORS;

/** The styles of OpenAPI 3 for a query and a form, by `collectionFormat`. */
const STYLES: Readonly<Record<string, JsonObject>> = {
  multi: {explode: true},
  csv: {explode: false},
  ssv: {style: 'spaceDelimited', explode: false},
  pipes: {style: 'pipeDelimited', explode: false},
};

/** The keywords of a list that a text does not have. */
const OF_LISTS = ['items', 'collectionFormat', 'minItems', 'maxItems', 'uniqueItems', 'enum'];

const VALUES = ['default', 'example', 'x-example'];

const PATTERNS: Readonly<Record<string, string>> = {
  integer: '-?[0-9]+',
  number: '-?[0-9]+([.][0-9]+)?',
  boolean: '(true|false)',
};

const escapePattern = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** A regular expression for one value of a list, unless that may be any text. */
function toItemPattern({type = '', enum: choices}: JsonObject): string | undefined {
  if (isJsonList(choices)) return `(${choices.map(formatValue).map(escapePattern).join('|')})`;
  return findOwn(PATTERNS, formatValue(type));
}

const isFields = (location: JsonValue | undefined): boolean =>
  location === 'query' || location === 'formData';

const isList = ({type}: JsonObject): boolean => type === 'array';

/** The format of a list: by default `csv`; `multi` is valid in a query and in a form only. */
function findFormat({collectionFormat = 'csv', in: location}: JsonObject): string {
  const format = formatValue(collectionFormat);
  const isKnown = format === 'multi' ? isFields(location) : Object.hasOwn(SEPARATORS, format);
  return isKnown ? format : 'csv';
}

const joinValues = (value: JsonValue, character: string): JsonValue =>
  isJsonList(value) ? value.map(formatValue).join(character) : value;

/** The default and the examples of a list, changed by `map`. */
const mapValues = (list: JsonObject, map: (value: JsonValue) => JsonValue): JsonObject =>
  Object.fromEntries(
    Object.entries(list).flatMap(([key, value]) =>
      VALUES.includes(key) ? [[key, map(value)]] : [],
    ),
  );

/** Writes the description of a value with a sentence more. */
export const addSentence = ({description}: JsonObject, sentence: string): string =>
  description === undefined ? sentence : `${formatValue(description)} ${sentence}`;

/** A list as the text that is sent. Its author's limits of single values remain as a `pattern`. */
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

/** A list whose values are no lists: OpenAPI 3 does not define how lists inside lists are sent. */
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
 * Converts the `collectionFormat` of a parameter, a header or a field of a form, and of the lists inside it. OpenAPI 3
 * has no style for tabs, none but commas in a path and a header, and none for lists inside lists: such a list becomes
 * the text that is sent.
 *
 * @param value `in` absent for a header
 * @returns the value without `collectionFormat`, and its `style` and `explode` unless they follow from its location
 * @see Swagger 2.0, Parameter Object, Items Object and Header Object
 */
export function convertList(value: JsonObject): readonly [value: JsonObject, style: JsonObject] {
  const isOfFiles = asObject(value.items).type === 'file';
  if (!isList(value) || isOfFiles) return [omit(value, ['collectionFormat']), {}];
  const format = findFormat(value);
  const list = withoutInnerLists(value);
  // In a path and in a header, OpenAPI 3 has commas only.
  const ofText = format === 'csv' ? {} : undefined;
  const style = isFields(value.in) ? findOwn(STYLES, format) : ofText;
  return style === undefined
    ? [toText(list, format as Separator), {}]
    : [omit(list, ['collectionFormat']), style];
}

/** Returns true for a list that `convertList` makes text of, or whose values it makes text of. */
export function becomesText(list: JsonObject): boolean {
  const [converted] = convertList(list);
  return (
    converted.type !== list.type || asObject(converted.items).type !== asObject(list.items).type
  );
}
