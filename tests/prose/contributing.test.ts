import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {knownViews} from '../../src/product-views/known-views';
import {siteDir} from './pages';

it('CONTRIBUTING shows how to write each view that pages can place', () => {
  const readme = fs.readFileSync(path.join(siteDir, 'CONTRIBUTING.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `<'));
  const shown = new Set(
    rows.flatMap((row) => Array.from(row.matchAll(/<([A-Z]\w+)/g), ([, name]) => name)),
  );
  expect(Object.keys(knownViews).filter((name) => !shown.has(name))).toEqual([]);
});
