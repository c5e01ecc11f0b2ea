import {createHash} from 'node:crypto';

import {findOwnMember} from '@openapi-portal/reports/json';

import {findMatchingText} from '@openapi-portal/schema-validation/patterns';
import {findMaximum, listTexts, type Shape} from './shape';
import {findLimitedMinimum, type Search} from './task';

const MOST_VARIANTS = 40;

const DATE = '2019-08-24';

/** Examples of each format, the most usual first. Further texts have a number instead of `#`. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  'date-time': [`${DATE}T14:15:22Z`, `${DATE}T14:#1:22Z`],
  date: [DATE, '20#1-08-24'],
  duration: ['P1D', 'P#D'],
  email: ['user#@example.com', 'user#@a.example', 'a#@b.example', 'a#@b.co'],
  hostname: ['example#.com', 'a#.example', 'a#.co', 'a#'],
  'idn-email': ['пошта#@укр.нет', 'a#@b.co'],
  'idn-hostname': ['приклад#.укр', 'a#.co'],
  ipv4: ['192.168.0.1', '192.168.0.#', '1.1.1.1'],
  ipv6: ['2001:0db8:85a3:0000:0000:8a2e:0370:7334', '2001:db8::#', '::1'],
  iri: ['http://example.com/entity/1#', 'http://a.co/#'],
  'iri-reference': ['/entity/1#', '/#'],
  'json-pointer': ['/json/pointer#', '/#', ''],
  password: ['pa$$word#', 'a#'],
  regex: ['/regex#/', '#'],
  'relative-json-pointer': ['1/relative/json/pointer#', '1'],
  time: ['14:15:22Z', '14:#1:22Z'],
  uri: ['http://example.com', 'http://example.com/#', 'http://a.co/#', 'a:#'],
  'uri-reference': ['../dictionary#', '/#', '#'],
  'uri-template': ['http://example.com/{endpoint#}', 'http://a.co/#', '#'],
};

const PADDING: Readonly<Record<string, readonly [before: string, after: string]>> = {
  email: ['user', ''],
  'idn-email': ['user', ''],
  hostname: ['example.', ''],
  password: ['', '_qwerty!@#$%^123456'],
};

const PATH = ['', '/path'] as const;

function lengthen(text: string, format: string, least: number): string {
  const missing = Math.max(0, least - text.length);
  if (missing === 0) return text;
  const [before, after] = findOwnMember(PADDING, format) ?? PATH;
  const times = Math.ceil(missing / (before + after).length);
  return before.repeat(times) + text + after.repeat(times).slice(0, missing);
}

/** Returns a UUID that is always the same for a property name. */
function toUuid(name: string, variant: number): string {
  const digits = createHash('sha256').update(`${name}${variant}`).digest('hex');
  return digits.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, ...[first, second, third, fourth, last]: string[]) =>
      `${first}-${second}-4${third}-a${fourth}-${last}`,
  );
}

function* listOfFormat(
  format: string,
  least: number,
  name: string,
): Generator<string, void, undefined> {
  const known = findOwnMember(FORMATS, format) ?? [];
  for (const text of known) yield lengthen(text.replace('#', ''), format, least);
  for (let variant = 1; variant < MOST_VARIANTS; variant += 1) {
    if (format === 'uuid') yield toUuid(name, variant - 1);
    for (const text of known.filter((one) => one.includes('#')))
      yield lengthen(text.replace('#', String(variant)), format, least);
  }
}

const WORD = 'string';

function* listWords(least: number, most: number): Generator<string, void, undefined> {
  const word = WORD.repeat(Math.max(1, Math.ceil(least / WORD.length)));
  yield least > WORD.length ? word.slice(0, least) : WORD.slice(0, most);
  for (let variant = 1; variant < MOST_VARIANTS; variant += 1) {
    const number = String(variant);
    yield word.slice(0, Math.max(0, Math.min(word.length, most - number.length))) + number;
  }
  yield ' '.repeat(least);
}

export function* listTextValues(
  shape: Shape,
  name: string,
  search: Search,
): Generator<string, void, undefined> {
  const least = findLimitedMinimum(shape, 'minLength', search);
  const most = findMaximum(shape, 'maxLength');
  const encodings = listTexts(shape, 'contentEncoding');
  if (encodings.includes('base64')) yield* ['c3RyaW5n', 'c3Ry', ''];
  for (const format of listTexts(shape, 'format')) yield* listOfFormat(format, least, name);
  const patterns = listTexts(shape, 'pattern');
  const words = listWords(least, most);
  if (patterns.length === 0) return yield* words;
  const [word = ''] = words;
  yield word;
  for (const from of [Math.max(1, least), least])
    for (let variant = 0; variant < MOST_VARIANTS; variant += 1) {
      const found = findMatchingText(patterns, {least: from, most}, variant);
      if (found === undefined) break;
      yield found;
    }
}
