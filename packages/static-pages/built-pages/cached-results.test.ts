import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {deleteOtherResults, CachedResults} from './cached-results';

let dir: string;

/** Takes a result from the cache. Returns true if it was computed. */
function take(source: unknown, {name = 'a', common = 1}: {name?: string; common?: unknown} = {}) {
  const make = vi.fn(() => ({made: [source, common]}));
  const result = new CachedResults(dir, 'kind', common).take(name, source, make);
  expect(result).toEqual({made: [source, common]});
  return make.mock.calls.length > 0;
}

const findFolder = (): string => path.join(dir, '.cache/kept-results/kind');

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  fs.writeFileSync(path.join(dir, 'package-lock.json'), '1');
});

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(dir, {recursive: true});
});

it('computes results again if an input, the code or the cache entry differs', () => {
  expect([take('x'), take('x')]).toEqual([true, false]);
  expect([take('y'), take('y'), take('x')]).toEqual([true, false, true]);
  expect([take('x', {common: 2}), take('x', {name: 'b'})]).toEqual([true, true]);
});

it('distinguishes maps by their entries', () => {
  const make = (value: number) => (): number => value;
  const kept = (value: number) => new CachedResults(dir, 'kind', {map: new Map([['a', value]])});
  expect(kept(1).take('a', new Map([['b', 1]]), make(1))).toBe(1);
  expect(kept(1).take('a', new Map([['b', 1]]), make(2))).toBe(1);
  expect(kept(1).take('a', new Map([['b', 2]]), make(2))).toBe(2);
  expect(kept(2).take('a', new Map([['b', 2]]), make(3))).toBe(3);
});

it('keeps its results when a loaded module is deleted', () => {
  const file = path.join(dir, 'gone.cjs');
  fs.writeFileSync(file, 'module.exports = 1');
  const require = createRequire(file);
  require(file);
  fs.rmSync(file);
  expect([take('x'), take('x')]).toEqual([true, false]);
  delete require.cache[file];
});

it('ignores cached results of other packages', () => {
  take('x');
  fs.writeFileSync(path.join(dir, 'package-lock.json'), '2');
  expect(take('x')).toBe(true);
  fs.rmSync(path.join(dir, 'package-lock.json'));
  expect([take('x'), take('x')]).toEqual([true, true]);
});

it('ignores cached results of other versions of a linked package', () => {
  const file = path.join(dir, 'own.cjs');
  const require = createRequire(file);
  fs.writeFileSync(file, 'module.exports = 1');
  require(file);
  take('x');
  expect(take('x')).toBe(false);
  fs.writeFileSync(file, 'module.exports = 2');
  expect(take('x')).toBe(true);
  delete require.cache[file];
});

describe('computes damaged results again', () => {
  const findFile = (): string => path.join(findFolder(), 'a.kept');

  it('at a bit of any byte', () => {
    take('x');
    const whole = fs.readFileSync(findFile());
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(bit >> 3) ^ (1 << (bit % 8)), bit >> 3);
      fs.writeFileSync(findFile(), damaged);
      expect(take('x')).toBe(true);
      expect(fs.readFileSync(findFile())).toEqual(whole);
    }
  });

  it('by cutting it short', () => {
    take('x');
    const {size} = fs.statSync(findFile());
    for (let length = 0; length < size; length += 1) {
      fs.truncateSync(findFile(), length);
      expect([take('x'), take('x')]).toEqual([true, false]);
    }
  });
});

it('caches nothing if the bundler may not cache either', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect([take('x'), take('x')]).toEqual([true, true]);
  expect(fs.existsSync(findFolder())).toBe(false);
});

it('removes unused results', () => {
  take('x', {name: 'gone/a'});
  take('x', {name: 'there/b'});
  deleteOtherResults(dir, 'kind', ['there/b']);
  expect(
    fs
      .readdirSync(findFolder(), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({name}) => name),
  ).toEqual(['b.kept']);
  expect(take('x', {name: 'there/b'})).toBe(false);
});
