import {formatValue, isJsonList} from 'static-pages/reports/json';
import {findAll, findEntries, type SchemaPart} from './schema-parts';

/** A fact about a value: words, and what stands in code after them. */
export interface Note {
  readonly text: string;
  readonly code?: string;
}

const readNumber = ({cursor}: SchemaPart, keyword: string): number | undefined => {
  const value = cursor.get(keyword)?.value;
  return typeof value === 'number' ? value : undefined;
};

const SIZES = [
  ['Length', 'character'],
  ['Items', 'item'],
  ['Properties', 'field'],
  ['Contains', 'matching item'],
] as const;

const formatCount = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun}s`;

const describeSizes = (part: SchemaPart): readonly Note[] =>
  SIZES.flatMap(([suffix, noun]) => {
    const [least, most] = [readNumber(part, `min${suffix}`), readNumber(part, `max${suffix}`)];
    if (least === undefined && most === undefined) return [];
    if (least === undefined) return {text: `at most ${formatCount(most ?? 0, noun)}`};
    if (most === undefined) return {text: `at least ${formatCount(least, noun)}`};
    if (least === most) return {text: `exactly ${formatCount(least, noun)}`};
    return {text: `${least} to ${formatCount(most, noun)}`};
  });

const BOUNDS = [
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['exclusiveMinimum', 'greater than'],
  ['exclusiveMaximum', 'less than'],
  ['multipleOf', 'a multiple of'],
] as const;

function describeBounds(part: SchemaPart): readonly Note[] {
  const [least, most] = [readNumber(part, 'minimum'), readNumber(part, 'maximum')];
  const isRange = least !== undefined && most !== undefined;
  const single = (isRange ? BOUNDS.slice(2) : BOUNDS).flatMap(([keyword, words]) => {
    const value = readNumber(part, keyword);
    return value === undefined ? [] : [{text: `${words} ${value}`}];
  });
  return isRange ? [{text: `${least} to ${most}`}, ...single] : single;
}

const FLAGS = [
  ['uniqueItems', true, 'all different'],
  ['additionalProperties', false, 'no other fields'],
  ['unevaluatedProperties', false, 'no other fields'],
  ['unevaluatedItems', false, 'no other items'],
] as const;

const describeFlags = (part: SchemaPart): readonly Note[] =>
  FLAGS.filter(([keyword, value]) => part.cursor.get(keyword)?.value === value).map(
    ([, , text]) => ({text}),
  );

const CODED = [
  ['pattern', 'matches'],
  ['const', 'always'],
  ['default', 'default'],
  ['contentEncoding', 'encoded as'],
  ['contentMediaType', 'holds'],
] as const;

const describeCoded = (part: SchemaPart): readonly Note[] =>
  CODED.flatMap(([keyword, text]) =>
    findAll([part], keyword).map(({value}) => ({text, code: formatValue(value)})),
  );

const describeDependencies = (part: SchemaPart): readonly Note[] =>
  findEntries([part], 'dependentRequired').map(([name, {value: needed}]) => ({
    text: `with ${name} also`,
    code: isJsonList(needed) ? needed.map(formatValue).join(', ') : formatValue(needed),
  }));

/** Keywords that other modules show, or that only serve to find things. */
const SHOWN_ELSEWHERE = new Set(
  `$ref $defs $id $schema $anchor $comment allOf oneOf anyOf not if then else type format title
  description enum default const example examples properties patternProperties additionalProperties
  propertyNames required items prefixItems contains readOnly writeOnly deprecated discriminator
  externalDocs dependentSchemas unevaluatedProperties unevaluatedItems contentSchema uniqueItems
  minimum maximum exclusiveMinimum exclusiveMaximum multipleOf pattern contentEncoding
  contentMediaType dependentRequired nullable minLength maxLength minItems maxItems minProperties
  maxProperties minContains maxContains`.split(/\s+/),
);

/** A keyword that nobody here knows is shown as it stands; extensions are not. */
const describeUnknown = ({cursor}: SchemaPart): readonly Note[] =>
  Object.entries(cursor.object)
    .filter(([keyword]) => !SHOWN_ELSEWHERE.has(keyword) && !keyword.startsWith('x-'))
    .map(([keyword, value]) => ({text: keyword, code: formatValue(value)}));

/** What limits a value, in words: `1 to 200 characters`, `matches ^a$`, `default 25`. */
export function describeConstraints(parts: readonly SchemaPart[]): readonly Note[] {
  const notes = parts.flatMap((part) => [
    ...describeSizes(part),
    ...describeBounds(part),
    ...describeFlags(part),
    ...describeCoded(part),
    ...describeDependencies(part),
    ...describeUnknown(part),
  ]);
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
