import {
  findOwnMember,
  formatValue,
  formatVisible,
  isJsonList,
  type JsonValue,
  writeJson,
} from '@openapi-portal/reports/json';

import {type Cursor, findKeywordKind} from '@openapi-portal/openapi-model';
import {isCheckable} from '@openapi-portal/openapi-model/inputs/build';

export interface Note {
  readonly text: string;
  readonly code?: string;
}

const RANGES = [
  ['minLength', 'maxLength', 'character'],
  ['minItems', 'maxItems', 'item'],
  ['minProperties', 'maxProperties', 'field'],
  ['minimum', 'maximum', ''],
] as const;

const formatCount = (count: number | bigint, noun: string): string =>
  `${count} ${noun}${noun === '' || count === 1 ? '' : 's'}`.trim();

const readNumber = (part: Cursor, keyword: string): number | bigint | undefined => {
  const value = part.get(keyword)?.value;
  return typeof value === 'number' || typeof value === 'bigint' ? value : undefined;
};

function describeRange(
  least: number | bigint | undefined,
  most: number | bigint | undefined,
  noun: string,
) {
  if (least === undefined)
    return most === undefined ? undefined : `at most ${formatCount(most, noun)}`;
  if (most === undefined) return `at least ${formatCount(least, noun)}`;
  if (least === most) return `exactly ${formatCount(least, noun)}`;
  return `${least} to ${formatCount(most, noun)}`;
}

const describeRanges = (part: Cursor): readonly Note[] =>
  RANGES.flatMap(([least, most, noun]) => {
    const text = describeRange(readNumber(part, least), readNumber(part, most), noun);
    return text === undefined ? [] : {text};
  });

/** Describes the number of items that must match `contains`; at least one by default. */
export function describeContains(part: Cursor): string {
  const least = readNumber(part, 'minContains') ?? 1;
  const most = readNumber(part, 'maxContains');
  if (least === 0 && most === undefined) return 'any number of items';
  return describeRange(least === 0 ? undefined : least, most, 'item') ?? '';
}

type Describe = (value: JsonValue) => Note | undefined;

const asBound =
  (words: string): Describe =>
  (value) =>
    typeof value === 'number' || typeof value === 'bigint'
      ? {text: `${words} ${value}`}
      : undefined;

const asFlag =
  (shown: boolean, text: string): Describe =>
  (value) =>
    value === shown ? {text} : undefined;

const asCode =
  (text: string): Describe =>
  (value) => ({text, code: formatVisible(value)});

const KEYWORDS: Readonly<Record<string, Describe>> = {
  exclusiveMinimum: asBound('greater than'),
  exclusiveMaximum: asBound('less than'),
  multipleOf: asBound('a multiple of'),
  uniqueItems: asFlag(true, 'all different'),
  items: asFlag(false, 'no other items'),
  additionalProperties: asFlag(false, 'no other fields'),
  unevaluatedProperties: asFlag(false, 'no other fields'),
  unevaluatedItems: asFlag(false, 'no other items'),
  pattern: (value) => ({
    text: isCheckable(String(value)) ? 'matches' : 'matches (not checked here)',
    code: formatValue(value),
  }),
  const: asCode('always'),
  default: asCode('default'),
  contentEncoding: asCode('encoded as'),
  contentMediaType: asCode('holds'),
};

const describeKeywords = (part: Cursor): readonly Note[] =>
  Object.entries(KEYWORDS).flatMap(([keyword, describe]) => {
    const member = part.get(keyword);
    return (member && describe(member.value)) ?? [];
  });

const describeDependencies = (part: Cursor): readonly Note[] =>
  part.entries('dependentRequired').map(([name, {value: needed}]) => ({
    text: `with ${name} also`,
    code: isJsonList(needed) ? needed.map(formatValue).join(', ') : formatValue(needed),
  }));

/** Lists unknown keywords unchanged, except extensions. */
const describeUnknown = (part: Cursor): readonly Note[] =>
  Object.entries(part.object)
    .filter(([keyword]) => findKeywordKind(keyword) === undefined && !keyword.startsWith('x-'))
    .map(([keyword, value]) => ({text: keyword, code: formatValue(value)}));

export function describeConstraints(parts: readonly Cursor[]): readonly Note[] {
  const notes = parts.flatMap((part) => [
    ...describeRanges(part),
    ...describeKeywords(part),
    ...describeDependencies(part),
    ...describeXml(part.get('xml')),
    ...describeUnknown(part),
  ]);
  return [...new Map(notes.map((note) => [writeJson(note), note])).values()];
}

/** Descriptions of the values of `nodeType` (OpenAPI 3.2). */
const NODES: Readonly<Record<string, string>> = {
  element: 'an XML element',
  attribute: 'an XML attribute',
  text: 'the text of the XML element around it',
  cdata: 'a CDATA section of the XML element around it',
  none: 'no XML element of its own',
};

function describeNode(xml: Cursor): string | undefined {
  const node = xml.text('nodeType');
  if (node !== undefined) return findOwnMember(NODES, node) ?? `in XML ${node}`;
  if (xml.isTrue('attribute')) return NODES.attribute;
  return xml.isTrue('wrapped') ? 'wrapped in an XML element' : undefined;
}

/** Describes the XML form of a value in words, such as `an XML attribute` or `named in XML m:message`. */
export function describeXml(xml: Cursor | undefined): readonly Note[] {
  if (xml === undefined) return [];
  const [node, name, prefix] = [describeNode(xml), xml.text('name'), xml.text('prefix')];
  const namespace = xml.text('namespace');
  const code = [prefix, name].filter((part) => part !== undefined).join(':');
  return [
    ...(node === undefined ? [] : [{text: node}]),
    ...(code === '' ? [] : [{text: name === undefined ? 'XML prefix' : 'named in XML', code}]),
    ...(namespace === undefined ? [] : [{text: 'XML namespace', code: namespace}]),
  ];
}
