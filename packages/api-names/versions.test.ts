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

it.each([
  ['is cut off', '{\n  "2026.4": {"Ciso-API": \n', /versioned_releases\.json:\d+/],
  ['says no API', '{"2026.4": "1.2.1"}\n', /versioned_releases\.json:1.*does not map versions/],
])('reports a list of releases that %s', (_, text, message) => {
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '["2026.4"]\n');
  fs.writeFileSync(path.join(siteDir, RELEASES_FILE), text);
  expect(() => findReleaseProblems(siteDir)).toThrow(message);
});
