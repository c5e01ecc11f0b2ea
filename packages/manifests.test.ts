import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import ts from 'typescript';
import {describe, expect, it} from 'vitest';

import {lintCode} from '../scripts/lint-code';

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly license?: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const siteDir = path.join(__dirname, '..');

const LINT = 'oxlint.config.mjs';

const readManifest = (folder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

const FOLDERS = fs
  .readdirSync(__dirname, {withFileTypes: true})
  .flatMap((entry) => (entry.isDirectory() ? path.join(__dirname, entry.name) : []));

const MANIFESTS = new Map(FOLDERS.map((folder) => [path.basename(folder), readManifest(folder)]));

const NAMES = [...MANIFESTS.values()].map(({name}) => name);

/** Imports of site files, in all styles. */
const FILES_OF_SITE = [
  '../../config/api-extras',
  '../../../src/product',
  '../../../packages/reports/json',
];

const IMPORTS = [...NAMES, ...FILES_OF_SITE, './index', 'react'];

interface Finding {
  /** Below the folder of the lint. */
  readonly filename: string;
  readonly code: string;
  readonly labels: readonly {readonly span: {readonly line: number}}[];
}

/** Lints a file per package that imports everything, and returns the findings. */
function lintImports(): readonly Finding[] {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  fs.copyFileSync(path.join(siteDir, LINT), path.join(dir, LINT));
  for (const folder of FOLDERS) {
    const copy = path.join(dir, 'packages', path.basename(folder));
    fs.mkdirSync(copy, {recursive: true});
    fs.copyFileSync(path.join(folder, 'package.json'), path.join(copy, 'package.json'));
    const code = IMPORTS.map((from) => `import '${from}';\n`).join('');
    fs.writeFileSync(path.join(copy, 'a.ts'), code);
  }
  const {stdout, stderr} = lintCode(['--format', 'json', 'packages'], {cwd: dir});
  fs.rmSync(dir, {recursive: true});
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  return (JSON.parse(stdout) as {readonly diagnostics: readonly Finding[]}).diagnostics;
}

const FORBIDDEN = lintImports().filter(({code}) => code === 'eslint(no-restricted-imports)');

/** Lists the imports that lint forbids a package. */
const listForbidden = (folder: string): readonly string[] =>
  FORBIDDEN.filter(({filename}) => path.basename(path.dirname(filename)) === folder).map(
    ({labels}) => IMPORTS[(labels[0]?.span.line ?? 0) - 1] ?? '',
  );

const listDependencies = ({dependencies = {}}: Manifest): readonly string[] =>
  Object.keys(dependencies);

/** Code of a package that it ships: no tests, and nothing that only these need. */
function listSources(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(tsx?|cjs)$/.test(file))
    .filter((file) => !/^dist\b|\.test\.|\btesting\b|\.d\.ts$/.test(file))
    .map((file) => path.join(folder, file));
}

/** Matches imports that only Docusaurus' bundler resolves. */
const OF_BUNDLE =
  /^@(theme|site|generated)(-\w+)?\/|^@docusaurus\/(?:[A-Z]|use[A-Z]|router|constants)/;

const toPackage = (from: string): string => from.split('/', from.startsWith('@') ? 2 : 1).join('/');

/** Lists the imports and resolved files of a source. */
function listNames(file: string): readonly string[] {
  const text = fs.readFileSync(file, 'utf8');
  const {importedFiles} = ts.preProcessFile(text);
  const found = text.matchAll(/\bresolve\('([^'.][^']*)'\)/g);
  return [
    ...importedFiles.map(({fileName}) => fileName),
    ...Array.from(found, ([, name = '']) => name),
  ];
}

/** The packages that the code of a package wants. */
const listWanted = (folder: string): ReadonlySet<string> =>
  new Set(
    listSources(folder)
      .flatMap(listNames)
      .filter((name) => !/^(\.|node:)/.test(name) && !OF_BUNDLE.test(name))
      .map(toPackage),
  );

/** Packages of types, which nothing loads. */
const TYPES = new Set([
  '@docusaurus/mdx-loader',
  'hast',
  'mdast',
  'mdast-util-directive',
  'mdx',
  'nlcst',
  'unist',
]);

it('have no circular dependencies', () => {
  const byName = new Map([...MANIFESTS.values()].map((manifest) => [manifest.name, manifest]));
  const findCircle = (name: string, above: readonly string[]): readonly string[] | undefined => {
    if (above.includes(name)) return [...above, name];
    const manifest = byName.get(name);
    const below = Object.keys({...manifest?.dependencies, ...manifest?.devDependencies});
    return below.map((one) => findCircle(one, [...above, name])).find(Boolean);
  };
  expect(NAMES.map((name) => findCircle(name, [])).filter(Boolean)).toEqual([]);
});

describe.each([...MANIFESTS])('%s', (folder, manifest) => {
  const dir = path.join(__dirname, folder);

  it('has the files that its manifest and its README list', () => {
    const paths = fs.readdirSync(dir, {recursive: true, encoding: 'utf8'});
    const exported = JSON.stringify(Object.values(manifest.exports)).matchAll(
      /"\.\/((?!dist\/)[^"]+\.\w+)"/g,
    );
    const readme = fs.readFileSync(path.join(dir, 'README.md'), 'utf8');
    const told = readme.matchAll(/^\|.*?\|/gm);
    const named = [...told].flatMap(([cell]) =>
      Array.from(
        cell.matchAll(/`([\w/-][\w./-]*\.(?:tsx?|cjs|css|mustache))`/g),
        ([, file = '']) => file,
      ),
    );
    const files = [...Array.from(exported, ([, file = '']) => file), ...named];
    expect(files.filter((file) => !paths.includes(file))).toEqual([]);
  });

  it('has a script for its own tests', () =>
    expect(manifest.scripts?.test).toBe(
      `cd ../.. && node scripts/install-missing.mjs && vitest run packages/${folder}/`,
    ));

  it('has a licence, and its text in published archives, too', () => {
    const read = (folderOf: string): string =>
      fs.readFileSync(path.join(folderOf, 'LICENSE'), 'utf8');
    expect(manifest.license).toBe('SEE LICENSE IN LICENSE');
    expect(read(dir)).toBe(read(siteDir));
  });

  it('only imports dependencies of its manifest', () => {
    const others = NAMES.filter((name) => name !== manifest.name);
    const allowed = others.filter((name) => listDependencies(manifest).includes(name));
    const found = listForbidden(folder);
    expect(others.filter((name) => !found.includes(name))).toEqual(allowed);
  });

  it('imports no files of the site', () => {
    const found = listForbidden(folder).filter((name) => !NAMES.includes(name));
    expect([...found].sort()).toEqual([...FILES_OF_SITE].sort());
  });

  it('lists exactly the packages that it imports', () => {
    const {dependencies, peerDependencies} = manifest;
    const named = Object.keys({...dependencies, ...peerDependencies});
    const wanted = listWanted(dir);
    const missing = [...wanted].filter((name) => name !== manifest.name && !named.includes(name));
    expect(missing.filter((name) => !TYPES.has(name))).toEqual([]);
    expect(named.filter((name) => !wanted.has(name) && name !== '@docusaurus/core')).toEqual([]);
  });
});

/** Terser, which minifies the scripts of sites without Docusaurus Faster. */
const {minify} = createRequire(path.join(siteDir, 'node_modules/@docusaurus/core/package.json'))(
  'terser',
) as {
  readonly minify: (code: string) => Promise<unknown>;
};

it('every file with `String.raw` is valid after Terser, which changes its escapes', async () => {
  const files = fs
    .readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !/node_modules|\.test\./.test(file))
    .map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8'))
    .filter((text) => text.includes('String.raw`'));
  expect(files).not.toEqual([]);
  for (const text of files) await minify(ts.transpile(text, {target: ts.ScriptTarget.ESNext}));
});
