import type {Random} from './random';

/**
 * Values that may break programs: huge, deeply nested, of an unexpected type, with unusual characters, or with the
 * names of prototype members.
 */
const VALUES: readonly [unknown, ...unknown[]] = [
  null,
  true,
  -1,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\u202e\ufeff',
  '𝒳'.repeat(50),
  '\ud800',
  'a'.repeat(70_000),
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{"$ref": "#"}',
  [],
  {},
  [[[[[[[[[[[]]]]]]]]]]],
  {toString: 1, constructor: {prototype: {polluted: true}}},
  JSON.parse('{"__proto__": {"polluted": true}}') as unknown,
];

const NAMES: readonly [string, ...string[]] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'status',
  'id',
  'data_scope',
  'emоil',
  '',
  'a'.repeat(5000),
];

const toObject = (text: string): unknown => JSON.parse(text);

/**
 * Returns a body with one member changed, added or removed; a hostile value instead of a body; an object whose only
 * member contains `__proto__`; or text that is truncated or deeply nested JSON.
 */
export function spoilBody(body: object, random: Random): unknown {
  const names = Object.keys(body);
  const way = random.below(6);
  const name = names[random.below(names.length)] ?? 'email';
  if (way === 0) return {...body, [name]: random.pick(VALUES)};
  if (way === 1) return {...body, [random.pick(NAMES)]: random.pick(VALUES)};
  if (way === 2) return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  if (way === 3) return random.pick(VALUES);
  const text = JSON.stringify(body);
  if (way === 4) return text.slice(0, random.below(text.length));
  const depth = 1 + random.below(20_000);
  return random.chance(0.5)
    ? `${'['.repeat(depth)}${']'.repeat(depth)}`
    : toObject(`{${JSON.stringify(name)}: {"__proto__": {"polluted": 1}}}`);
}

/** Returns hostile text for a URL, sometimes with invalid percent-encoding. */
export function spoilText(random: Random): string {
  const value = random.pick(VALUES);
  const text = typeof value === 'string' ? value.slice(0, 3000) : JSON.stringify(value);
  return random.chance(0.1) ? '%zz%' : encodeURIComponent(text.replace(/\ud800/g, ''));
}

/** Returns a hostile header value that HTTP can transmit. */
export const spoilHeader = (random: Random): string =>
  random.pick([
    '"',
    '*',
    'W/"1-active"',
    '"1-active", "2-active"',
    'x'.repeat(5000),
    '"\u00ff"',
    '""',
  ]);
