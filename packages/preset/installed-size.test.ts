import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

const siteDir = path.join(__dirname, '../..');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, {readonly optional?: boolean}>>;
}

/** Finds an installed package from a folder, as Node.js does. */
function findPackage(from: string, name: string): string | undefined {
  const found = path.join(from, 'node_modules', name);
  if (fs.existsSync(path.join(found, 'package.json'))) return fs.realpathSync(found);
  return from === siteDir ? undefined : findPackage(path.dirname(from), name);
}

/** Lists the names that npm installs with a package. */
function listNeeds(folder: string): readonly string[] {
  const text = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta} = JSON.parse(
    text,
  ) as Manifest;
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys({...dependencies, ...optionalDependencies}),
    ...peers.filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
  ];
}

/** Lists the folders of packages, with all that they need. */
function listInstalled(names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names.flatMap((name) => findPackage(siteDir, name) ?? []));
  for (const folder of found)
    for (const name of listNeeds(folder)) {
      const needed = findPackage(folder, name);
      if (needed !== undefined) found.add(needed);
    }
  return found;
}

/** Matches names that packages do not publish, or that are packages of their own. */
const LEFT_OUT = /^node_modules$|^testing$|^fixture|\.test\./;

/** Measures the published files of a package in megabytes. */
function weigh(folder: string): number {
  const sizes = fs.readdirSync(folder, {withFileTypes: true}).map((entry) => {
    const file = path.join(folder, entry.name);
    if (LEFT_OUT.test(entry.name)) return 0;
    return entry.isDirectory() ? weigh(file) : fs.lstatSync(file).size / 1e6;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

const STOCK = listInstalled([
  '@docusaurus/core',
  '@docusaurus/preset-classic',
  '@docusaurus/faster',
]);

/** Measures what packages add to a Docusaurus site. */
const weighAdded = (...names: readonly string[]): number =>
  [...listInstalled(names)]
    .filter((folder) => !STOCK.has(folder))
    .map(weigh)
    .reduce((sum, size) => sum + size, 0);

it('adds at most 1.2 times as much to a site as the plugin and theme that it replaces', () => {
  const theirs = weighAdded('docusaurus-plugin-openapi-docs', 'docusaurus-theme-openapi-docs');
  expect(theirs).toBeGreaterThan(50);
  expect(weighAdded('@openapi-portal/preset')).toBeLessThan(1.2 * theirs);
});
