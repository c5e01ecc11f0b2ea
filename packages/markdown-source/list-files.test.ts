import path from 'node:path';

import {expect, it} from 'vitest';

import {listFiles} from './files';
import {writeFiles} from '@openapi-portal/reports/testing';

it('lists the files in a folder and its subfolders, but not the folders', () => {
  const dir = writeFiles({'b/c.mdx': '', 'a.mdx': ''});
  expect(listFiles(dir)).toEqual([path.join(dir, 'a.mdx'), path.join(dir, 'b/c.mdx')]);
});

it('lists no files of a missing folder', () => {
  expect(listFiles('/nowhere')).toEqual([]);
});
