import fs from 'node:fs';
import path from 'node:path';

import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';

import {siteDir} from '../scripts/site';

import {paperPages, printButtons} from './paper';

const compileAs = async (file: string): Promise<string> => {
  const value = '<PageHead of="ciso" />\n';
  const page = {value, path: path.join(siteDir, file)};
  return String(await compile(page, {jsx: true, remarkPlugins: [printButtons]}));
};

it.each(paperPages)('%s is there', (file) => {
  expect(fs.existsSync(path.join(siteDir, file))).toBe(true);
});

it('lets the head of a page that is meant for paper print it', async () => {
  expect(await compileAs('docs/user-types/ciso.mdx')).toContain('<PageHead of="ciso" canPrint');
});

it('leaves other pages alone', async () => {
  expect(await compileAs('docs/user-types/member.mdx')).not.toContain('canPrint');
});
