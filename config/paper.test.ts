import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {siteDir} from '../scripts/site';

import {paperPages} from './paper';

it.each(paperPages)('%s is there', (page) => {
  expect(fs.existsSync(path.join(siteDir, `${page}.mdx`))).toBe(true);
});
