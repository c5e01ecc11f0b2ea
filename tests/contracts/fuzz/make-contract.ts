import fs from 'node:fs';
import path from 'node:path';

import {parseDocument} from 'yaml';

import {createRandom, type Random} from '../../../packages/openapi-sandbox/testing/random';

const HOSTILE_VALUES: readonly [unknown, ...unknown[]] = [
  null,
  true,
  -1,
  1e308,
  '',
  '#',
  'a'.repeat(300),
  '<script>alert(1)</script>',
  '\u202e"\'`$(id)\n',
  [],
  {},
  [[[]]],
  {type: ['null', 'object']},
  {$ref: '#'},
  {$ref: '#/'},
  {$ref: '#/paths'},
  {$ref: '#/nowhere'},
  {$ref: '../../outside.md'},
  {$ref: './link.md'},
  {$ref: 'http://127.0.0.1:1/a.yaml'},
  {$ref: 'contract.yaml'},
  {externalValue: '../../outside.md'},
  {allOf: [{$ref: '#/components/schemas/__proto__'}]},
  {
    oneOf: [{$ref: '#/components/schemas/Missing'}, {$ref: '#'}],
    discriminator: {propertyName: 'a'},
  },
  {anyOf: [{type: 'array', items: {}}, {not: {}}, true, false]},
  {type: 'array', minItems: 1e9, uniqueItems: true, items: {type: 'boolean'}},
  {type: 'string', minLength: 1e9, pattern: '^([a-c]{3}){5}$'},
  {type: 'object', minProperties: 1e9, propertyNames: {maxLength: 1}},
  {$dynamicRef: '#node', $dynamicAnchor: 'node'},
  {type: 'string', pattern: '('.repeat(200)},
  {enum: Array.from({length: 2000}, (_, index) => `value ${index}`)},
  '# a\n'.repeat(200),
  '[a](b "c'.repeat(200),
  '| a |\n|---|\n<!-- **b',
  '[a](javascript:alert(1)) ![b](data:image/svg+xml,c) <a href="vbscript:d">e</a>',
  '```mermaid\ngraph TD; A["<img src=x onerror=alert(1)>"] --> B\n```\n~~~html\n<script>a</script>',
  'http://[',
  'javascript:alert(1)',
];

const HOSTILE_NAMES: readonly [string, ...string[]] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../x',
  'CON',
  'a\nb',
  '',
  '$ref',
  'x-topics',
];

const PIECES: readonly [string, ...string[]] = [
  '{',
  ...['[', '*a', '&a ', '"', '\t', ': ', '- ', '\0', '!!binary ', '<<: '],
  ...['? ', '| ', '%YAML 1.1\n', '---\n', '\u2028', '!!js/function '],
];

type Container = Record<string, unknown>;

type Place = readonly [holder: Container, name: string];

/** Lists all locations in a document, each as its parent object or array and its key. */
function listPlaces(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => [
    [value as Container, name] as const,
    ...listPlaces(child),
  ]);
}

function put(holder: Container, name: string, value: unknown): void {
  const own = {enumerable: true, configurable: true, writable: true};
  Object.defineProperty(holder, name, {value, ...own});
}

/** Changes a random location of a document into something that no author would write. */
function mutate(document: unknown, random: Random): void {
  const places: readonly Place[] = [[{}, ''], ...listPlaces(document)];
  const pickPlace = (): Place => places[random.below(places.length)] ?? [{}, ''];
  const [holder, name] = pickPlace();
  const [other, otherName] = pickPlace();
  const remove = () => void Reflect.deleteProperty(holder, name);
  random.pick([
    () => put(holder, name, structuredClone(random.pick(HOSTILE_VALUES))),
    remove,
    () => put(holder, name, structuredClone(other[otherName])),
    () => {
      put(holder, random.pick(HOSTILE_NAMES), holder[name]);
      remove();
    },
  ])();
}

/**
 * Maximum number of paths in a mutated contract. With few paths, a random change is more likely to affect something.
 */
const PATHS = 5;

/** Removes random paths of a document until `PATHS` are left. */
function cutPaths(document: unknown, random: Random): void {
  const {paths} = document as {paths?: Container};
  const names = Object.keys(paths ?? {});
  while (paths !== undefined && names.length > PATHS) {
    const [name = ''] = names.splice(random.below(names.length), 1);
    Reflect.deleteProperty(paths, name);
  }
}

/** Inserts text into a document at which a parser may fail. */
function mutateText(text: string, random: Random): string {
  const at = random.below(text.length);
  return text.slice(0, at) + random.pick(PIECES) + text.slice(at + random.below(3));
}

export interface Mutation {
  readonly source: string;
  readonly text: string;
}

/**
 * Reads the contracts in a folder, and returns a function that mutates one of them. The same seed always produces the
 * same mutation.
 */
export function readMutations(folder: string): (seed: number) => Mutation {
  const sources = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  return (seed) => {
    const random = createRandom(seed);
    const source = random.pick(sources as [string, ...string[]]);
    const parsed = parseDocument(source, {merge: true});
    if (random.chance(1 / 8) || parsed.errors.length > 0)
      return {source, text: mutateText(source, random)};
    const document: unknown = parsed.toJS();
    cutPaths(document, random);
    for (let count = 1 + random.below(3); count > 0; count -= 1) mutate(document, random);
    return {source, text: JSON.stringify(document, undefined, 1)};
  };
}
