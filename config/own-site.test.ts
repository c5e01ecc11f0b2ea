import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import createConfig from '../docusaurus.config';

/** Any other site would use the same presets, in this order. */
const PRESETS = ['@openapi-portal/static-pages/classic-preset', '@openapi-portal/preset'];

it('is a configuration of at most 70 lines, like that of any other site', async () => {
  const {presets = [], themes = []} = await createConfig();
  expect(presets.map((preset) => [preset].flat()[0])).toEqual(PRESETS);
  expect(themes).toEqual([]);
  const source = fs.readFileSync(path.join(__dirname, '../docusaurus.config.ts'), 'utf8');
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(70);
});
