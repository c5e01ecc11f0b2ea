import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {siteDir} from './site';

type Seals = typeof import('./transpiled-files.mjs');

const FILE = 'node_modules/.cache/jiti/scripts-a.cjs';
const SEALS = '.cache/transpiled-files.json';

async function openSite(): Promise<{dir: string; seals: Seals}> {
  const dir = writeFiles({[FILE]: 'module.exports = 1; /* v9-1 */\n'});
  fs.mkdirSync(path.join(dir, 'scripts'));
  const script = path.join(dir, 'scripts/transpiled-files.mjs');
  fs.copyFileSync(path.join(siteDir, 'scripts/transpiled-files.mjs'), script);
  return {dir, seals: (await import(pathToFileURL(script).href)) as Seals};
}

it.each([FILE, SEALS])('removes transpiled files if a bit of %s is flipped', async (name) => {
  const {dir, seals} = await openSite();
  seals.sealTranspiled();
  seals.removeDamaged();
  expect(fs.existsSync(path.join(dir, FILE))).toBe(true);
  const content = fs.readFileSync(path.join(dir, name));
  const at = content.length - 10;
  content.writeUInt8(content.readUInt8(at) ^ 1, at);
  fs.writeFileSync(path.join(dir, name), content);
  seals.removeDamaged();
  expect(fs.existsSync(path.join(dir, FILE))).toBe(false);
});

it('keeps files that no command has sealed yet, and does not require seals', async () => {
  const {dir, seals} = await openSite();
  seals.removeDamaged();
  seals.sealTranspiled();
  fs.truncateSync(path.join(dir, SEALS), 10);
  seals.removeDamaged();
  expect(fs.existsSync(path.join(dir, FILE))).toBe(true);
});
