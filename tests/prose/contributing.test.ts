import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {knownViews} from '../../src/product-views/known-views';
import {siteDir} from './pages';

it('the list of elements shows how to write each view that pages can place', () => {
  const readme = fs.readFileSync(path.join(siteDir, 'src/product-views/README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `<'));
  const shown = new Set(
    rows.flatMap((row) => Array.from(row.matchAll(/<([A-Z]\w+)/g), ([, name]) => name)),
  );
  expect(Object.keys(knownViews).filter((name) => !shown.has(name))).toEqual([]);
});

/** Entry pages of the repository, with their maximum size in bytes. */
const ENTRANCES: readonly (readonly [file: string, size: number])[] = [
  ['README.md', 8192],
  ['ARCHITECTURE.md', 12_288],
  ['CONTRIBUTING.md', 16_384],
  ['UPGRADING.md', Infinity],
  ['deploy/README.md', Infinity],
  ['openapi/README.md', Infinity],
  ['scripts/lock-files/README.md', Infinity],
  ['scripts/review/README.md', Infinity],
  ['src/product-views/README.md', Infinity],
  ['tests/builds/README.md', Infinity],
  ['tests/prose/README.md', Infinity],
];

describe.each(ENTRANCES)('%s', (file, size) => {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');

  it('is as short as promised', () => expect(Buffer.byteLength(text)).toBeLessThanOrEqual(size));

  it('links to files that exist', () => {
    const links = text.replace(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:)([^)#\s]+)/g);
    const targets = [...links].map(([, target = '']) =>
      path.join(siteDir, path.dirname(file), target),
    );
    expect(targets.filter((target) => !fs.existsSync(target))).toEqual([]);
  });
});
