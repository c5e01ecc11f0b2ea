import fs from 'node:fs';
import path from 'node:path';

import {ESLint, Linter} from 'eslint';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const siteDir = path.join(__dirname, '..');

const readManifest = (folder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

const FOLDERS = fs
  .readdirSync(__dirname, {withFileTypes: true})
  .flatMap((entry) => (entry.isDirectory() ? path.join(__dirname, entry.name) : []));

const MANIFESTS = new Map(FOLDERS.map((folder) => [path.basename(folder), readManifest(folder)]));

const NAMES = [...MANIFESTS.values()].map(({name}) => name);

const RULE = 'no-restricted-imports';

/** Of these imports, those that the lint forbids in a package. */
async function findForbidden(
  folder: string,
  imports: readonly string[],
): Promise<readonly string[]> {
  const eslint = new ESLint({cwd: siteDir});
  const {rules} = (await eslint.calculateConfigForFile(
    path.join(__dirname, folder, 'a.ts'),
  )) as Required<Pick<Linter.Config, 'rules'>>;
  const code = imports.map((from) => `import '${from}';\n`).join('');
  const messages = new Linter().verify(code, {rules: {[RULE]: rules[RULE]}});
  return messages.map(({line}) => imports[line - 1] ?? '');
}

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

/** What only a bundler of Docusaurus resolves. */
const OF_BUNDLE =
  /^@(theme|site|generated)(-\w+)?\/|^@docusaurus\/(?:[A-Z]|use[A-Z]|router|constants)/;

const toPackage = (from: string): string => from.split('/', from.startsWith('@') ? 2 : 1).join('/');

/** What code imports, and what it looks for as a file. */
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

/** Packages of types alone, which nothing of a package loads. */
const TYPES = new Set([
  '@docusaurus/mdx-loader',
  'hast',
  'mdast',
  'mdast-util-directive',
  'mdx',
  'nlcst',
  'unist',
]);

/** Lines of code beyond which a package is several: nobody reads more of it before they change it. */
const MOST_LINES = 4500;

const countLines = (file: string): number => fs.readFileSync(file, 'utf8').split('\n').length - 1;

it('lead in no circle', () => {
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

  it('has the files that its manifest and its README name', () => {
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

  it('has few enough lines to be read', () => {
    const lines = listSources(dir).map(countLines);
    expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_LINES);
  });

  it('may import what its manifest names alone', async () => {
    const others = NAMES.filter((name) => name !== manifest.name);
    const allowed = others.filter((name) => listDependencies(manifest).includes(name));
    const found = await findForbidden(folder, others);
    expect(others.filter((name) => !found.includes(name))).toEqual(allowed);
  });

  it('may import nothing of the site, by whatever way', async () => {
    const imports = [
      '../../config/api-extras',
      '../../../src/product',
      '../../../packages/reports/json',
    ];
    expect(await findForbidden(folder, [...imports, './index', 'react'])).toEqual(imports);
  });

  it('names all that it imports, and nothing else', () => {
    const {dependencies, peerDependencies} = manifest;
    const named = Object.keys({...dependencies, ...peerDependencies});
    const wanted = listWanted(dir);
    const missing = [...wanted].filter((name) => name !== manifest.name && !named.includes(name));
    expect(missing.filter((name) => !TYPES.has(name))).toEqual([]);
    expect(named.filter((name) => !wanted.has(name) && name !== '@docusaurus/core')).toEqual([]);
  });
});
