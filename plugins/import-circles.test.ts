import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {listFiles} from './list-files';

/** The plugin that a file belongs to: its folder, or the file itself. */
const toPlugin = (file: string): string => path.relative(__dirname, file).split(path.sep)[0] ?? '';

/** The files of plugins that a file imports. */
const listImports = (file: string): readonly string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)'/g)]
    .map(([, name = '']) => path.resolve(path.dirname(file), name))
    .filter((imported) => !path.relative(__dirname, imported).startsWith('..'));

/** The plugins that each plugin imports. */
function readImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of listFiles(__dirname).filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    const plugin = toPlugin(file);
    const others = listImports(file)
      .map(toPlugin)
      .filter((other) => other !== plugin);
    imports.set(plugin, new Set([...(imports.get(plugin) ?? []), ...others]));
  }
  return imports;
}

const imports = readImports();

/** Whether one plugin imports another, or a plugin that does. */
const doesReach = (from: string, to: string, seen: ReadonlySet<string> = new Set()): boolean =>
  [...(imports.get(from) ?? [])].some(
    (next) => next === to || (!seen.has(next) && doesReach(next, to, new Set([...seen, next]))),
  );

it('no plugin imports one that imports it, however far round', () => {
  const circles = [...imports].flatMap(([plugin, others]) =>
    [...others]
      .filter((other) => doesReach(other, plugin))
      .map((other) => `${plugin} imports ${other}`),
  );
  expect(imports.get('prose-check')).toContain('api-links');
  expect(circles).toEqual([]);
});
