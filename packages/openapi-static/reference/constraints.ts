import {formatValue, isJsonList, isJsonObject, type JsonValue} from 'static-pages/reports/json';
import {findAll, type SchemaPart} from './schema-parts';

/** A fact about a value: words, and what stands in code after them. */
export interface Note {
  readonly text: string;
  readonly code?: string;
}

type Parts = readonly SchemaPart[];

const format = (value: number): string => String(value);

const plural = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${format(count)} ${noun}s`;

function describeRange(noun: string, least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `at most ${plural(most ?? 0, noun)}`;
  if (most === undefined) return `at least ${plural(least, noun)}`;
  if (least === most) return `exactly ${plural(least, noun)}`;
  return `${format(least)} to ${plural(most, noun)}`;
}

const SIZES = [
  ['Length', 'character'],
  ['Items', 'item'],
  ['Properties', 'field'],
  ['Contains', 'matching item'],
] as const;

const readNumber = ({cursor, hidden}: SchemaPart, keyword: string): number | undefined => {
  const value = hidden.has(keyword) ? undefined : cursor.get(keyword)?.value;
  return typeof value === 'number' ? value : undefined;
};

const describeSizes = (part: SchemaPart): readonly Note[] =>
  SIZES.flatMap(([suffix, noun]) => {
    const least = readNumber(part, `min${suffix}`);
    const most = readNumber(part, `max${suffix}`);
    return least === undefined && most === undefined
      ? []
      : [{text: describeRange(noun, least, most)}];
  });

function describeBounds(part: SchemaPart): readonly Note[] {
  const [least, most] = [readNumber(part, 'minimum'), readNumber(part, 'maximum')];
  const [above, below] = [
    readNumber(part, 'exclusiveMinimum'),
    readNumber(part, 'exclusiveMaximum'),
  ];
  const step = readNumber(part, 'multipleOf');
  const notes: string[] = [];
  if (least !== undefined && most !== undefined) notes.push(`${format(least)} to ${format(most)}`);
  else if (least !== undefined) notes.push(`at least ${format(least)}`);
  else if (most !== undefined) notes.push(`at most ${format(most)}`);
  if (above !== undefined) notes.push(`greater than ${format(above)}`);
  if (below !== undefined) notes.push(`less than ${format(below)}`);
  if (step !== undefined) notes.push(`a multiple of ${format(step)}`);
  return notes.map((text) => ({text}));
}

const WORDS: Readonly<Record<string, string>> = {
  pattern: 'matches',
  const: 'always',
  default: 'default',
  contentEncoding: 'encoded as',
  contentMediaType: 'holds',
};

const FLAGS: Readonly<Record<string, readonly [JsonValue, string]>> = {
  uniqueItems: [true, 'all different'],
  additionalProperties: [false, 'no other fields'],
  unevaluatedProperties: [false, 'no other fields'],
  unevaluatedItems: [false, 'no other items'],
};

function describeCoded(part: SchemaPart): readonly Note[] {
  return Object.entries(WORDS).flatMap(([keyword, text]) =>
    findAll([part], keyword).map(({value}) => ({text, code: formatValue(value)})),
  );
}

const describeFlags = (part: SchemaPart): readonly Note[] =>
  Object.entries(FLAGS).flatMap(([keyword, [value, text]]) =>
    findAll([part], keyword).some((member) => member.value === value) ? [{text}] : [],
  );

const describeDependencies = (part: SchemaPart): readonly Note[] =>
  findAll([part], 'dependentRequired').flatMap(({value}) =>
    Object.entries(isJsonObject(value) ? value : {}).map(([name, needed]) => ({
      text: `with ${name} also`,
      code: isJsonList(needed) ? needed.map(formatValue).join(', ') : formatValue(needed),
    })),
  );

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

const DESCRIBERS = [
  describeSizes,
  describeBounds,
  describeFlags,
  describeCoded,
  describeDependencies,
  describeUnknown,
];

const isSameNote = (a: Note, b: Note): boolean => a.text === b.text && a.code === b.code;

/** What limits a value, in words: `1 to 200 characters`, `matches ^a$`, `default 25`. */
export function describeConstraints(parts: Parts): readonly Note[] {
  const notes = parts.flatMap((part) => DESCRIBERS.flatMap((describe) => describe(part)));
  return notes.filter(
    (note, index) => notes.findIndex((other) => isSameNote(note, other)) === index,
  );
}
