import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it, vi} from 'vitest';

import {siteDir} from './site';

const run = promisify(execFile);

type Compiler = typeof import('./compile-packages.mjs');

const MANIFEST = '{"name": "a", "version": "1.0.0"}';

/** Creates a site with one package, and imports a copy of the compiler that works there. */
async function openSite(source: string): Promise<{dir: string; compiler: Compiler}> {
  const dir = writeFiles({'packages/a/package.json': MANIFEST, 'packages/a/b/c.tsx': source});
  fs.mkdirSync(path.join(dir, 'scripts'));
  for (const name of ['compile-packages.mjs', 'transpiled-files.mjs'])
    fs.copyFileSync(path.join(siteDir, 'scripts', name), path.join(dir, 'scripts', name));
  const script = path.join(dir, 'scripts/compile-packages.mjs');
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
  return {dir, compiler: (await import(pathToFileURL(script).href)) as Compiler};
}

const SOURCE = 'export const element: object = <p>{2 as number}</p>;\n';

it('compiles only changed sources', async () => {
  const {dir, compiler} = await openSite(SOURCE);
  const output = path.join(dir, 'packages/a/dist/b/c.js');
  expect(await compiler.compilePackages()).toBe(1);
  expect(fs.readFileSync(output, 'utf8')).toMatch(/exports[^]*jsx[^]*sourceMappingURL=c\.js\.map/);
  expect(await compiler.compilePackages()).toBe(0);
  fs.rmSync(output);
  expect(await compiler.compilePackages()).toBe(1);
});

it('removes the output of deleted sources', async () => {
  const {dir, compiler} = await openSite(SOURCE);
  await compiler.compilePackages();
  fs.renameSync(path.join(dir, 'packages/a/b/c.tsx'), path.join(dir, 'packages/a/b/d.tsx'));
  await compiler.compilePackages();
  expect(fs.readdirSync(path.join(dir, 'packages/a/dist/b')).sort()).toEqual(['d.js', 'd.js.map']);
});

it('removes the folder of a removed package', async () => {
  const {dir, compiler} = await openSite(SOURCE);
  await compiler.compilePackages();
  fs.rmSync(path.join(dir, 'packages/a/b'), {recursive: true});
  fs.rmSync(path.join(dir, 'packages/a/package.json'));
  await compiler.compilePackages();
  expect(fs.existsSync(path.join(dir, 'packages/a'))).toBe(false);
});

it('compiles damaged output again, and ignores a damaged cache record', async () => {
  const {dir, compiler} = await openSite(SOURCE);
  await compiler.compilePackages();
  const folder = path.join(dir, 'packages/a/dist/b');
  const files = [
    ...['c.js', 'c.js.map'].map((name) => path.join(folder, name)),
    path.join(dir, '.cache/compiled-packages.json'),
  ];
  const read = (): readonly string[] => files.map((file) => fs.readFileSync(file, 'latin1'));
  const whole = read();
  for (const file of files)
    for (const at of [0, 0.3, 0.6, 0.99]) {
      const content = fs.readFileSync(file);
      const position = Math.floor(content.length * at);
      content.writeUInt8(content.readUInt8(position) ^ 1, position);
      fs.writeFileSync(file, content);
      await compiler.compilePackages();
      expect(read()).toEqual(whole);
      fs.truncateSync(file, position);
      expect(await compiler.compilePackages()).toBe(1);
      expect(read()).toEqual(whole);
    }
});

it('names the source that cannot be compiled, and compiles it after a fix', async () => {
  const {dir, compiler} = await openSite('export const = 1;\n');
  await expect(compiler.compilePackages()).rejects.toThrow(/c\.tsx/);
  fs.writeFileSync(path.join(dir, 'packages/a/b/c.tsx'), SOURCE);
  expect(await compiler.compilePackages()).toBe(1);
});

it('compiles changes while a dev server runs', async () => {
  const {dir, compiler} = await openSite(SOURCE);
  await compiler.compilePackages();
  const close = compiler.watchPackages((error) => expect.fail(error.message));
  const changed = SOURCE.replace('2', '4321');
  fs.writeFileSync(path.join(dir, 'packages/a/b/c.tsx'), changed);
  const output = path.join(dir, 'packages/a/dist/b/c.js');
  await vi.waitFor(() => expect(fs.readFileSync(output, 'utf8')).toContain('4321'), 10_000);
  close();
});

// jiti 2.7.0 binds each export of a CommonJS module that Node.js does not detect in the source text. A bound class
// loses its static members, which broke `npm run sandbox -- --state`.
it('lets Node.js find the names of exports in the compiled text', async () => {
  const {dir, compiler} = await openSite(
    'export class Pair { static of(): number { return 2; } }\n',
  );
  await compiler.compilePackages();
  const output = path.join(dir, 'packages/a/dist/b/c.js');
  const {stdout} = await run(process.execPath, [
    ...['--input-type=module', '--eval'],
    `import {Pair} from ${JSON.stringify(pathToFileURL(output))}; console.log(Pair.of());`,
  ]);
  expect(stdout).toBe('2\n');
});
