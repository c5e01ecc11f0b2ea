import fs from 'node:fs';
import path from 'node:path';

import {
  buildApi,
  outlineContract,
  type GeneratedSite,
  themeParts,
} from '@openapi-portal/docusaurus-openapi/pages';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {ContractError} from '@openapi-portal/openapi-model';
import {lintContracts} from '@openapi-portal/docusaurus-openapi/lint';
import {ProblemsError} from '@openapi-portal/reports';
import {writeFiles} from '@openapi-portal/reports/testing';
import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

/** `npm test` tries some of the contracts, with `CI` set all. */
const COUNT = Number(process.env.FUZZ_COUNT ?? (process.env.CI === undefined ? 100 : 2000));

/** The longest that one contract may take, the first with all modules: milliseconds of the processor. */
const LONGEST = 60_000;

const CANARY = 'what this machine keeps to itself';

const FIXTURES = fs
  .readdirSync(__dirname)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8'));

type Random = (below: number) => number;

/** Numbers from 0 to one below a limit, the same for a seed in each run (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const HOSTILE_VALUES: readonly unknown[] = [
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
  'http://[',
];

const HOSTILE_NAMES = [
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

type Container = Record<string, unknown>;

/** Every place in a document: what holds it, and its name there. */
function listPlaces(value: unknown): readonly (readonly [Container, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => [
    [value as Container, name] as const,
    ...listPlaces(child),
  ]);
}

function put(holder: Container, name: string, value: unknown): void {
  Object.defineProperty(holder, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Changes one place of a document to what no author means. */
function mutate(document: unknown, random: Random): void {
  const places = listPlaces(document);
  const [holder, name] = places[random(places.length)] ?? [{}, ''];
  const [other, otherName] = places[random(places.length)] ?? [{}, ''];
  const value = HOSTILE_VALUES[random(HOSTILE_VALUES.length)];
  const changes = [
    () => put(holder, name, structuredClone(value)),
    () => void Reflect.deleteProperty(holder, name),
    () => put(holder, name, structuredClone(other[otherName])),
    () => {
      put(holder, HOSTILE_NAMES[random(HOSTILE_NAMES.length)] ?? '', holder[name]);
      Reflect.deleteProperty(holder, name);
    },
  ];
  changes[random(changes.length)]?.();
}

/** Changes the text of a document where a parser may stumble. */
function mutateText(text: string, random: Random): string {
  const at = random(text.length);
  const pieces = ['{', '[', '*a', '&a ', '"', '\t', ': ', '- ', '\0', '!!binary ', '<<: '];
  return text.slice(0, at) + (pieces[random(pieces.length)] ?? '') + text.slice(at + random(3));
}

function makeContract(seed: number): string {
  const random = createRandom(seed);
  const source = FIXTURES[random(FIXTURES.length)] ?? '';
  if (random(8) === 0) return mutateText(source, random);
  const document: unknown = parse(source);
  for (let count = 1 + random(3); count > 0; count -= 1) mutate(document, random);
  return JSON.stringify(document, undefined, 1);
}

/** All that a build makes of a contract in this process, as text. */
async function buildAll(siteDir: string): Promise<string> {
  const file = path.join(siteDir, 'openapi/contract.yaml');
  const found = await lintContracts([file], siteDir);
  if (found.some(({line, file: where}) => !(line > 0) || where === ''))
    throw new Error('A finding has no place');
  const published = await readContract(file, undefined, siteDir);
  const api = {id: 'A', label: 'A', route: 'docs/A', contract: 'openapi/contract.yaml'};
  const site: GeneratedSite = {siteDir, baseUrl: '/', prose: []};
  const {pages, models} = buildApi(api, {published, parts: themeParts}, site);
  const outline = outlineContract(published);
  return JSON.stringify([found, published, pages, [...models], outline]);
}

const isReport = (error: unknown): boolean =>
  error instanceof ProblemsError || error instanceof ContractError;

it(`keeps ${COUNT} contracts with mistakes from hanging, leaking and ending in a stack`, async () => {
  // A contract may refer to the files of its site, and to none outside of it.
  const folder = writeFiles({
    'site/redocly.yaml': `extends: [minimal]\nplugins: [${path.resolve('openapi/style-guide/index.cjs')}]\n`,
    'site/openapi/contract.yaml': '',
    'outside.md': CANARY,
  });
  const siteDir = path.join(folder, 'site');
  fs.symlinkSync('../../outside.md', path.join(siteDir, 'openapi/link.md'));
  const before = fs.readdirSync(siteDir, {recursive: true}).sort();
  const faults: string[] = [];
  for (let seed = 1; seed <= COUNT; seed += 1) {
    fs.writeFileSync(path.join(siteDir, 'openapi/contract.yaml'), makeContract(seed));
    const readMilliseconds = watchProcessor();
    const said = await buildAll(siteDir).catch((error: unknown) =>
      isReport(error) ? String(error) : `STACK ${String((error as Error).stack)}`,
    );
    const took = readMilliseconds();
    if (said.startsWith('STACK')) faults.push(`${seed}: ${said.slice(0, 600)}`);
    if (said.includes(CANARY)) faults.push(`${seed}: leaks`);
    if (took > LONGEST) faults.push(`${seed}: took ${Math.round(took)} ms`);
  }
  expect(faults).toEqual([]);
  expect(fs.readdirSync(siteDir, {recursive: true}).sort()).toEqual(before);
}, 3_600_000);

it('names a schema that cannot be read', async () => {
  const body = 'content: {application/json: {schema: {type: object, properties: null}}}';
  const siteDir = writeFiles({
    'redocly.yaml': 'rules: {}\n',
    'openapi/contract.yaml': `openapi: 3.1.0
info: {title: A, version: '1'}
paths: {/a: {post: {operationId: a, requestBody: {${body}}, responses: {'200': {description: Done.}}}}}
`,
  });
  await expect(buildAll(siteDir)).rejects.toThrow(
    /contract\.yaml:3:\d+ {2}.*\/properties is not an object/,
  );
});
