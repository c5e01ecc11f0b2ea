import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {findReleaseProblems, RELEASES_FILE} from './versions';

let siteDir = '';

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
});

afterEach(() => fs.rmSync(siteDir, {recursive: true}));

it('says where the releases of versions cannot be read', () => {
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '["2026.4"]\n');
  fs.writeFileSync(path.join(siteDir, RELEASES_FILE), '{\n  "2026.4": {"Ciso-API": \n');
  expect(() => findReleaseProblems(siteDir)).toThrow(/versioned_releases\.json:\d+/);
});
